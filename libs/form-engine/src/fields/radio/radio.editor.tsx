import type { WidgetProps } from '../../form-parts/widget.ts';
import { ChoiceGrid } from '../../choices/choice-grid.tsx';
import * as styles from '../../choices/choice-grid.css.ts';
import { textOf } from '../../definition/text-of.ts';
import { useChoices } from '../../choices/use-choices.ts';

export function RadioWidget({ definition, value, onChange, control, labelId }: WidgetProps<'radio'>) {
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
