import { paletteColors } from '@etalage/form-engine/editor';
import { styleName } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { ColorField } from './color-field.tsx';
import { colorsOfGroup, withColor } from './look-theme.ts';
import { themeOf } from './theme-of-look.ts';
import type { LookProps } from './look-props.ts';
import * as styles from './look.css.ts';

const groups = ['primary', 'secondary', 'contrast', 'gray', 'text'] as const;

/** Every colour of the palette with its value and its name, in groups. */
export function ColorGroups({ look, onChange }: LookProps) {
  const t = useText();
  const standard = new Map(paletteColors(t).map(({ key, label }) => [key, String(label)]));
  const names = new Map(paletteColors(t, themeOf(look)).map(({ key, label }) => [key, String(label)]));
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.groupName}>{t(`look_group_${group}`)}</legend>
          {colorsOfGroup(group).map((key) => {
            const { value = '', label = '' } = look.styles[styleName(key)] ?? {};
            const name = names.get(key) ?? key;
            return (
              <div key={key} className={styles.named}>
                <ColorField
                  name={name}
                  value={value}
                  onChange={(chosen) => onChange(withColor(look, key, { value: chosen }), `${key} value`)}
                />
                <input
                  className={styles.label}
                  aria-label={t('look_color_name', { name: standard.get(key) ?? key })}
                  placeholder={standard.get(key)}
                  maxLength={40}
                  value={label}
                  onChange={(event) =>
                    onChange(withColor(look, key, { label: event.target.value }), `${key} label`)
                  }
                />
              </div>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
