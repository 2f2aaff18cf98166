import type { FormValues } from '../../definition/conditional.ts';
import { useScope } from '../../form-parts/form-scope.tsx';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { ChoiceSelect } from '../../choices/choice-select.tsx';
import { useChoices } from '../../choices/use-choices.ts';

/** A select; a choice also fills the fields named by `prefill` of the option or by `settings.prefill`. */
export function SelectPrefillWidget(props: WidgetProps<'select_prefill'>) {
  const { definition, onChange } = props;
  const { store } = useScope();
  const loaded = useChoices(definition);
  const choose = (id: unknown) => {
    onChange(id);
    const index = loaded.choices.findIndex((choice) => choice.id === id);
    const filled = loaded.options[index]?.['prefill'] ?? definition.settings?.prefill?.[String(id)] ?? {};
    for (const [key, value] of Object.entries(filled as FormValues)) store.set(key, value);
  };
  return <ChoiceSelect {...props} {...loaded} onChange={choose} />;
}
