export type { Field, FieldGroup, Fields, FieldValues } from './field/field.ts';
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
