import { useFieldServices } from '../../form/field-services.ts';
import type { WidgetProps } from '../../form/widget.ts';
import { ChoiceSelect } from '../../options/choice-select.tsx';
import { useChoices } from '../../options/use-choices.ts';

export function FormWidget(props: WidgetProps) {
  const { forms } = useFieldServices();
  return <ChoiceSelect clearable {...props} {...useChoices(props.definition, forms)} />;
}
