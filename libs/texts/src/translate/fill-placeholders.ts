export type TextValues = Readonly<Record<string, string | number>>;

/** Puts values at their `{name}` places; a name without a value stays as it stands. Apart from the table, for visitors. */
export function fillPlaceholders(text: string, values: TextValues = {}): string {
  return text.replace(/\{([^{}]+)\}/g, (place, name: string) => String(values[name] ?? place));
}
