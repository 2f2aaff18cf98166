import type { WidgetProps } from '../../form-parts/widget.ts';
import { ReferenceField } from '../reference-picker/reference-field.editor.tsx';
import { referenceSchema } from './reference.schema.ts';

/** The picker of a reference; nothing if the definition does not state what it refers to. */
export function ReferenceWidget(props: WidgetProps<'reference'>) {
  const { definition } = props;
  const refersTo = referenceSchema.refersTo(definition);
  if (!refersTo) return null;
  return (
    <ReferenceField {...props} kind={refersTo.to} many={refersTo.many} most={definition.settings?.max} />
  );
}
