import type { FieldDefinition } from '../definition/field-definition.ts';
import { FieldView } from './field-view.tsx';

/** A column of fields. */
export function FieldList({ fields }: { fields: readonly FieldDefinition[] }) {
  return fields.map((definition, index) => (
    <FieldView
      key={definition.unique_identifier ?? `${index} ${definition.key ?? definition.type}`}
      definition={definition}
    />
  ));
}
