import { fontStacks, webFontCss, webFonts, type FontName, type WebFontName } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { fontFiles } from '@etalage/ui-kit/fonts';
import type { LookProps } from './look-props.ts';
import * as styles from './look.css.ts';

const names = Object.keys(fontStacks) as FontName[];
const places = ['font_primary', 'font_secondary'] as const;

/** The two families of the website, each shown in its own letters. */
export function FontChoices({ look, onChange }: LookProps) {
  const t = useText();
  return (
    <>
      <style>{webFontCss(Object.keys(webFonts) as WebFontName[], fontFiles, 'swap')}</style>
      {places.map((place) => (
        <fieldset key={place} className={styles.group}>
          <legend className={styles.groupName}>{t(`look_${place}`)}</legend>
          <div className={styles.fonts}>
            {names.map((name) => (
              <label key={name} className={styles.choice}>
                <input
                  type="radio"
                  className={styles.radio}
                  name={place}
                  checked={look[place] === name}
                  onChange={() => onChange({ ...look, [place]: name })}
                />
                <span className={styles.fontName}>{t(`look_font_${name}`)}</span>
                <span aria-hidden className={styles.fontSample} style={{ fontFamily: fontStacks[name] }}>
                  {t('look_font_sample')}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </>
  );
}
