import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import { ChoiceOptions, ChoiceSelect } from '../../choices/choice-select.tsx';
import { Loading } from '../../controls/loading.tsx';
import { useChoices, type LoadedChoices } from '../../choices/use-choices.ts';
import * as styles from '../../choices/choice-select.css.ts';
import { isMultiple } from './select.schema.ts';

export function SelectWidget(props: WidgetProps<'select'>) {
  const loaded = useChoices(props.definition);
  return isMultiple(props.definition) ? (
    <SeveralSelect {...props} {...loaded} />
  ) : (
    <ChoiceSelect {...props} {...loaded} labelOf={props.definition.settings?.labelOf} />
  );
}

/** Several choices, stored as a list of ids in the order of the options. */
function SeveralSelect({ value, onChange, control, choices, state, reload }: WidgetProps & LoadedChoices) {
  const chosen = Array.isArray(value) ? value.map(textOf) : [];
  return (
    <>
      <select
        {...control}
        multiple
        size={Math.min(6, Math.max(2, choices.length))}
        className={styles.several}
        value={chosen}
        onChange={(event) => onChange([...event.target.selectedOptions].map((option) => option.value))}
      >
        <ChoiceOptions choices={choices} />
      </select>
      <Loading state={state} reload={reload} />
    </>
  );
}
