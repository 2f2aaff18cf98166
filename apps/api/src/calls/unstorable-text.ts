import type { FieldMessages, Message } from './api-error.ts';

/**
 * Fields whose text PostgreSQL cannot store: a NUL character or half a surrogate pair, in a value or in a key. JSON
 * allows both. Does not use recursion, so that nesting cannot exhaust the stack.
 */
export function unstorableText(body: unknown): FieldMessages | undefined {
  const found: Record<string, Message[]> = {};
  const open: { path: string; value: unknown }[] = [{ path: '', value: body }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, value } = next;
    if (typeof value === 'string' && !isStorable(value))
      found[path || 'general'] = [{ key: 'error_field_invalid' }];
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      if (isStorable(key)) open.push({ path: path ? `${path}.${key}` : key, value: child });
      else found[path || 'general'] = [{ key: 'error_field_unknown' }];
    }
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
