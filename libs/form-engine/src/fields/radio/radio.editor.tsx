import type { WidgetProps } from '../../form/widget.ts';
import { ChoiceGrid } from '../../options/choice-grid.tsx';
import * as styles from '../../options/choice-grid.css.ts';
import { textOf } from '../../options/choice.ts';
import { useChoices } from '../../options/use-choices.ts';

export function RadioWidget({ definition, value, onChange, control, labelId }: WidgetProps) {
  const loaded = useChoices(definition);
  return (
    <ChoiceGrid
      {...loaded}
      role="radiogroup"
      definition={definition}
      control={control}
      labelId={labelId}
      input={(choice, index) => (
        <input
          type="radio"
          name={control.id}
          className={styles.box}
          disabled={control.disabled}
          tabIndex={control.tabIndex}
          {...(index === 0 && { autoFocus: control.autoFocus })}
          checked={textOf(value) === choice.id}
          onChange={() => onChange(choice.id)}
        />
      )}
    />
  );
}
