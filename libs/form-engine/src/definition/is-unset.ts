/** Whether a stored value is that of a field that was never filled in, or was emptied as text. */
export function isUnset(value: unknown): boolean {
  return value === '' || value === undefined || value === null;
}

/** Whether a stored value has no content: it was never filled in, or it is blank text or an empty list. */
export function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return isUnset(value) || (Array.isArray(value) && value.length === 0);
}
