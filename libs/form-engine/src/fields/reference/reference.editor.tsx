import { ReferenceSelect } from '../../choices/reference-select.tsx';
import { readReferences } from '../../definition/reference.ts';
import { useFieldServices } from '../../form-parts/field-services.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { MultiselectWidget } from '../multiselect/multiselect.editor.tsx';
import { referenceSchema } from './reference.schema.ts';

/** Chooses what a field refers to: one from a list, or many as tags. */
export function ReferenceWidget(props: WidgetProps) {
  const { references } = useFieldServices();
  const kind = referenceSchema.refersTo(props.definition);
  const ids = readReferences(props.value);
  if (!kind?.many) return <ReferenceSelect {...props} value={ids[0] ?? ''} to={kind?.to} />;
  const definition = { ...props.definition, fetchOptions: references?.[kind.to] };
  return <MultiselectWidget {...props} definition={definition} value={ids} />;
}
