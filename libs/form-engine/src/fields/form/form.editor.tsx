import { useFieldServices } from '../../form-parts/field-services.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { ChoiceSelect } from '../../choices/choice-select.tsx';
import { useChoices } from '../../choices/use-choices.ts';

export function FormWidget(props: WidgetProps) {
  const { forms } = useFieldServices();
  return <ChoiceSelect clearable {...props} {...useChoices(props.definition, forms)} />;
}
