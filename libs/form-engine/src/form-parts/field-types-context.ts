import { createContext, useContext } from 'react';
import type { FormValues } from '../definition/conditional.ts';
import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldIssues } from '../definition/field-type-schema.ts';
import type { FieldWidgets } from './widget.ts';

/** What the parts of a form need of all field types: the widget of each, and the check of any field. */
export interface FieldTypesOfForm {
  widgets: FieldWidgets;
  check: (fields: readonly FieldDefinition[], values: FormValues) => FieldIssues;
}

/** A context, because layouts and popups contain fields, and fields are looked up in the list of types. */
export const FieldTypesContext = createContext<FieldTypesOfForm | null>(null);

export function useFieldTypes(): FieldTypesOfForm {
  const types = useContext(FieldTypesContext);
  if (!types) throw new Error('a field outside a form');
  return types;
}
