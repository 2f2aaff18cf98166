import type { WidgetProps } from '../../form-parts/widget.ts';
import * as styles from './boolean.css.ts';
import { flagValues, isOn } from './boolean.schema.ts';

export function BooleanWidget({ definition, value, onChange, control }: WidgetProps<'boolean' | 'toggle'>) {
  const { on, off } = flagValues(definition);
  return (
    <input
      {...control}
      type="checkbox"
      role="switch"
      className={styles.toggle}
      checked={isOn(value, definition)}
      onChange={(event) => onChange(event.target.checked ? on : off)}
    />
  );
}
