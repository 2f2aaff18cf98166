export { checkFields, type FieldIssues } from './field/check-fields.ts';
export { holds, type Conditional, type ConditionalRule, type FormValues } from './field/conditional.ts';
export type {
  ColorOption,
  ColumnDefinition,
  FieldDefinition,
  FieldOption,
  InnerItem,
  LayoutDefinition,
  Words,
} from './field/field-definition.ts';
export type { FieldSettings, StepDefinition, TabDefinition } from './field/field-settings.ts';
export type { FieldIssue, FieldTypeSchema } from './field/field-type-schema.ts';
export { fieldTypes, isFieldType, type FieldType } from './field/field-types.ts';
export { fieldGroups, type Field, type FieldGroup, type Fields, type FieldValues } from './field/field.ts';
export {
  color,
  files,
  flag,
  formPicker,
  link,
  menuPicker,
  number,
  richText,
  select,
  text,
  textarea,
} from './field/fields.ts';
export { schemaRegistry } from './registry/schema-registry.ts';
