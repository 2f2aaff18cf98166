import type { WidgetProps } from '../../form-parts/widget.ts';
import { ReferenceField } from '../reference-picker/reference-field.editor.tsx';
import { referenceSchema } from './reference.schema.ts';

/** Chooses what a field refers to; a definition that names nothing to refer to shows nothing. */
export function ReferenceWidget(props: WidgetProps<'reference'>) {
  const { definition } = props;
  const refersTo = referenceSchema.refersTo(definition);
  if (!refersTo) return null;
  return (
    <ReferenceField {...props} kind={refersTo.to} many={refersTo.many} most={definition.settings?.max} />
  );
}
