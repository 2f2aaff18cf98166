/** Whether a stored value is that of a field that was never filled in, or was emptied as text. */
export function isUnset(value: unknown): boolean {
  return value === '' || value === undefined || value === null;
}
