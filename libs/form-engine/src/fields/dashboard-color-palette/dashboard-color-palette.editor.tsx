import { cssColor } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useFieldServices } from '../../form-parts/field-services.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import * as styles from './dashboard-color-palette.css.ts';
import { paletteColors } from './palette-colors.ts';

/** Swatches as one group of radio buttons; a stored colour that is not in the palette is added to them. */
export function DashboardColorPaletteWidget({
  definition,
  value,
  onChange,
  control,
  labelId,
}: WidgetProps<'dashboard_color_palette'>) {
  const t = useText();
  const textFor = useDefinitionText();
  const stored = textOf(value);
  const { theme } = useFieldServices();
  const colors = definition.colors ?? paletteColors(t, theme);
  const own = stored !== '' && !colors.some((color) => color.key === stored);
  const shown = own
    ? [...colors, { key: stored, label: t('formfield_color_own'), value: cssColor(stored) ?? 'transparent' }]
    : colors;
  const chosen = shown.find((color) => color.key === stored);
  const { id, disabled, tabIndex, autoFocus, ...described } = control;
  return (
    <>
      <div className={styles.grid} role="radiogroup" id={id} aria-labelledby={labelId} {...described}>
        {shown.map((color, index) => (
          <label key={color.key} className={styles.choice} title={textFor(color.label)}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              disabled={disabled}
              tabIndex={tabIndex}
              {...(autoFocus && index === 0 ? { autoFocus } : {})}
              aria-label={textFor(color.label)}
              checked={color.key === stored}
              onChange={() => onChange(color.key)}
            />
            <span className={styles.swatch}>
              <span className={styles.paint} style={{ background: color.value }} />
            </span>
          </label>
        ))}
      </div>
      <div className={styles.foot}>
        <span>{chosen ? textFor(chosen.label) : t('formfield_color_none')}</span>
        {stored !== '' && !disabled && (
          <button type="button" className={styles.clear} onClick={() => onChange('')}>
            {t('formfield_color_clear')}
          </button>
        )}
      </div>
    </>
  );
}
