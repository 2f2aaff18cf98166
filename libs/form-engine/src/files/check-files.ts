import type { FieldDefinition } from '../definition/field-definition.ts';
import type { FieldIssue } from '../definition/field-type-schema.ts';
import { parseFiles } from './stored-files.ts';

/** Whether a value contains no more files than the field accepts. */
export function checkFiles(value: unknown, { settings: { maxFiles } = {} }: FieldDefinition): FieldIssue[] {
  const tooMany = maxFiles !== undefined && parseFiles(value).length > maxFiles;
  return tooMany ? [{ text: 'formfield_check_files', values: { most: String(maxFiles) } }] : [];
}
