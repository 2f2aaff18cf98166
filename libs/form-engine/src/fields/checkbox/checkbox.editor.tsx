import type { WidgetProps } from '../../form-parts/widget.ts';
import { ChoiceGrid } from '../../choices/choice-grid.tsx';
import * as styles from '../../choices/choice-grid.css.ts';
import { loaderOf } from '../../choices/choice-options.ts';
import { useChoices } from '../../choices/use-choices.ts';
import { flagValues, isOn } from '../boolean/boolean.schema.ts';
import { formatChecked, parseChecked } from './checkbox.schema.ts';

/** Checkboxes; without options a single one that stores on or off. */
export function CheckboxWidget({ definition, value, onChange, control, labelId }: WidgetProps<'checkbox'>) {
  const loaded = useChoices(definition);
  if (!definition.options && !loaderOf(definition)) {
    const { on, off } = flagValues(definition);
    return (
      <input
        {...control}
        type="checkbox"
        className={styles.box}
        aria-labelledby={labelId}
        checked={isOn(value, definition)}
        onChange={(event) => onChange(event.target.checked ? on : off)}
      />
    );
  }
  const checked = parseChecked(value);
  const known = loaded.choices.map((choice) => choice.id);
  const set = (id: string, on: boolean) =>
    onChange(formatChecked(on ? [...checked, id] : checked.filter((one) => one !== id), known));
  return (
    <ChoiceGrid
      {...loaded}
      role="group"
      definition={definition}
      control={control}
      labelId={labelId}
      input={(choice, index) => (
        <input
          type="checkbox"
          className={styles.box}
          disabled={control.disabled}
          tabIndex={control.tabIndex}
          {...(index === 0 && { autoFocus: control.autoFocus })}
          checked={checked.includes(choice.id)}
          onChange={(event) => set(choice.id, event.target.checked)}
        />
      )}
    />
  );
}
