export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Replaces each `{name}` by its value; a name without a value is kept. A value that ends with a dot ("Noord B.V.") ends a
 * sentence without a second one. Separate from the table, so that visitors need not load it.
 */
export function fillPlaceholders(text: string, values: TextValues = {}): string {
  return text.replace(/\{([^{}]+)\}(\.?)/g, (_, name: string, end: string) => {
    const value = String(values[name] ?? `{${name}}`);
    return value.endsWith(end) ? value : value + end;
  });
}
