import { useFieldServices } from '../../form-parts/field-services.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { ChoiceSelect } from '../../choices/choice-select.tsx';
import { useChoices } from '../../choices/use-choices.ts';

export function MenuWidget(props: WidgetProps) {
  const { menus } = useFieldServices();
  return <ChoiceSelect clearable {...props} {...useChoices(props.definition, menus)} />;
}
