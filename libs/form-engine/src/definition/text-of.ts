/** A stored id as text, also if the database returned it as a number; '' for any other value. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}
