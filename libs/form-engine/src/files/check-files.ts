import type { FieldIssue } from '../definition/field-type-schema.ts';
import { parseFiles } from './stored-files.ts';

/** Reports a value with more files than the field allows; without a limit nothing. */
export function checkFiles(value: unknown, maxFiles: number | undefined): FieldIssue[] {
  const tooMany = maxFiles !== undefined && parseFiles(value).length > maxFiles;
  return tooMany ? [{ text: 'formfield_check_files', values: { most: String(maxFiles) } }] : [];
}
