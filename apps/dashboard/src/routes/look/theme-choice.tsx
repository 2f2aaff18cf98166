import { useText } from '@etalage/ui-kit';
import type { LookProps } from './look-props.ts';
import * as styles from './look.css.ts';
import { OwnThemes } from './own-themes.tsx';
import { readyThemeNames, withTheme } from './ready-themes.ts';
import { ThemeCard } from './theme-card.tsx';

/** The ready themes, and below them those that the owner saved. */
export function ThemeChoice({ look, onChange }: LookProps) {
  const t = useText();
  return (
    <>
      <div className={styles.themes}>
        {readyThemeNames.map((name) => (
          <ThemeCard
            key={name}
            name={t(`look_theme_${name}`)}
            about={t(`look_theme_${name}_about`)}
            themed={withTheme(look, name)}
            look={look}
            onChange={onChange}
          />
        ))}
      </div>
      <OwnThemes look={look} onChange={onChange} />
      <p className={styles.about}>{t('look_themes_undo')}</p>
    </>
  );
}
