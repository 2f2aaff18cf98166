import type { FieldIssue } from '../definition/field-type-schema.ts';
import { readPicture } from '@etalage/site-model';
import { parseFiles, storedPaths } from './stored-files.ts';

/** Reports a value with more files than the field allows; without a limit nothing. */
export function checkFiles(value: unknown, maxFiles: number | undefined): FieldIssue[] {
  const tooMany = maxFiles !== undefined && parseFiles(value).length > maxFiles;
  return tooMany ? [{ text: 'formfield_check_files', values: { most: String(maxFiles) } }] : [];
}

/** Reports a focal point that is outside its picture; a picture without one is as it was before there were any. */
export function checkFocus(value: unknown): FieldIssue[] {
  const isOutside = storedPaths(value).some((path) => path.includes('#focus=') && !readPicture(path).focus);
  return isOutside ? [{ text: 'formfield_check_focus' }] : [];
}
