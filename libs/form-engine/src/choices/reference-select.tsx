import type { ReferenceTarget } from '../definition/reference.ts';
import { useFieldServices } from '../form-parts/field-services.ts';
import type { WidgetProps } from '../form-parts/widget.ts';
import { ChoiceSelect } from './choice-select.tsx';
import { useChoices } from './use-choices.ts';

/** A select over what one field may refer to, as the app around it lists it. */
export function ReferenceSelect({ to, ...props }: WidgetProps & { to: ReferenceTarget | undefined }) {
  const { references } = useFieldServices();
  return <ChoiceSelect clearable {...props} {...useChoices(props.definition, to && references?.[to])} />;
}
