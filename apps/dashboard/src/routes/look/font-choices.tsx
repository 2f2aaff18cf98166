import {
  fontStack,
  fontStacks,
  ownFontCss,
  ownFontName,
  webFontCss,
  webFonts,
  type FontName,
  type WebFontName,
} from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { fontFiles } from '@etalage/ui-kit/fonts';
import type { LookProps } from './look-props.ts';
import * as styles from './look.css.ts';
import { OwnFonts } from './own-fonts.tsx';
import { useOwnFonts } from './use-own-fonts.ts';

const names = Object.keys(fontStacks) as FontName[];
const places = ['font_primary', 'font_secondary'] as const;

/** The two families of the website, each shown in its own letters, and those that the owner uploads. */
export function FontChoices({ look, onChange }: LookProps) {
  const t = useText();
  const { fonts } = useOwnFonts();
  const choices = [
    ...names.map((name) => ({ stored: name as string, label: t(`look_font_${name}`) })),
    ...fonts.map(({ id, name }) => ({ stored: ownFontName(id), label: name })),
  ];
  return (
    <>
      <style>
        {webFontCss(Object.keys(webFonts) as WebFontName[], fontFiles, 'swap') + ownFontCss(fonts, 'swap')}
      </style>
      {places.map((place) => (
        <fieldset key={place} className={styles.group}>
          <legend className={styles.groupName}>{t(`look_${place}`)}</legend>
          <div className={styles.fonts}>
            {choices.map(({ stored, label }) => (
              <label key={stored} className={styles.choice}>
                <input
                  type="radio"
                  className={styles.radio}
                  name={place}
                  checked={look[place] === stored}
                  onChange={() => onChange({ ...look, [place]: stored })}
                />
                <span className={styles.fontName}>{label}</span>
                <span
                  aria-hidden
                  className={styles.fontSample}
                  style={{ fontFamily: fontStack(stored, 'grotesk') }}
                >
                  {t('look_font_sample')}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
      <OwnFonts />
    </>
  );
}
