import { themeVariables } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import type { LookProps } from './look-props.ts';
import * as styles from './look.css.ts';
import { type ReadyThemeName, readyThemeNames, withTheme } from './ready-themes.ts';
import { themeOf } from './theme-of-look.ts';

/** Ready themes, each shown in its own colours, letters and shapes; a press takes all of it over, in one step of undo. */
export function ThemeChoice({ look, onChange }: LookProps) {
  const t = useText();
  return (
    <div className={styles.themes}>
      {readyThemeNames.map((name) => (
        <ThemeCard key={name} name={name} look={look} onChange={onChange} />
      ))}
      <p className={styles.about}>{t('look_themes_undo')}</p>
    </div>
  );
}

function ThemeCard({ name, look, onChange }: LookProps & { name: ReadyThemeName }) {
  const t = useText();
  const themed = withTheme(look, name);
  const isChosen = JSON.stringify(themed) === JSON.stringify(look);
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
      <span className={styles.themeName}>{t(`look_theme_${name}`)}</span>
      <span className={styles.about}>{t(`look_theme_${name}_about`)}</span>
    </button>
  );
}
