import type { SiteLook } from '@etalage/api-contract';
import { themeVariables } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { isDeepEqual } from './is-deep-equal.ts';
import type { LookProps } from './look-props.ts';
import * as styles from './look.css.ts';
import { themeOf } from './theme-of-look.ts';

interface Props extends LookProps {
  name: string;
  about?: string;
  /** The look that the website gets. */
  themed: SiteLook;
}

/** A theme in its own colours, letters and shapes; a press takes all of it over, in one step of undo. */
export function ThemeCard({ name, about, themed, look, onChange }: Props) {
  const t = useText();
  const isChosen = isDeepEqual(themed, look);
  return (
    <button
      type="button"
      className={styles.theme}
      aria-pressed={isChosen}
      onClick={() => !isChosen && onChange(themed)}
    >
      <span aria-hidden className={styles.themeSample} style={themeVariables(themeOf(themed))}>
        <span className={styles.themeTitle}>{t('look_theme_sample')}</span>
        <span className={styles.themeText}>{t('look_theme_sample_text')}</span>
        <span className={styles.themeButton}>{t('look_theme_sample_button')}</span>
      </span>
      <span className={styles.themeName}>{name}</span>
      {about && <span className={styles.about}>{about}</span>}
    </button>
  );
}
