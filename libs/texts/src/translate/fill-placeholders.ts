export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Replaces each `{name}` by its value; a name without a value is kept. Separate from the table, so that visitors need
 * not load it.
 */
export function fillPlaceholders(text: string, values: TextValues = {}): string {
  return text.replace(/\{([^{}]+)\}/g, (place, name: string) => String(values[name] ?? place));
}
