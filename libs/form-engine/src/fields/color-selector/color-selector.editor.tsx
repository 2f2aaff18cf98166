import { useText } from '@etalage/ui-kit';
import { Popover } from 'radix-ui';
import { RgbaColorPicker } from 'react-colorful';
import { control as controlClass } from '../../form-parts/field-view.css.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import * as styles from './color-selector.css.ts';
import { formatRgba, parseRgba } from './color-selector.schema.ts';

const BLACK = { r: 0, g: 0, b: 0, a: 1 };

/** A colour as numbers, with a picker beside it. */
export function ColorSelectorWidget({ value, onChange, control }: WidgetProps) {
  const t = useText();
  const color = parseRgba(value);
  return (
    <div className={styles.row}>
      <Popover.Root>
        <Popover.Trigger asChild>
          <button
            type="button"
            className={styles.swatch}
            disabled={control.disabled}
            aria-label={t('formfield_color_open')}
          >
            <span
              className={styles.paint}
              style={{ background: color ? `rgba(${formatRgba(color)})` : 'transparent' }}
            />
          </button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content className={styles.popover} sideOffset={6} collisionPadding={8}>
            <RgbaColorPicker color={color ?? BLACK} onChange={(next) => onChange(formatRgba(next))} />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
      <input
        {...control}
        type="text"
        autoComplete="off"
        className={controlClass}
        placeholder="255, 255, 255, 1"
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
