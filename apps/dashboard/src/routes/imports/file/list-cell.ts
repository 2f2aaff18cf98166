import { LIST_SEPARATOR, PATH_SEPARATOR } from '@etalage/shop-domain';

/** Entries as a cell, each once; what divides entries cannot be part of one. */
export function listCell(entries: readonly string[]): string {
  const shown = entries.map((entry) => entry.replaceAll(LIST_SEPARATOR, ' / ').trim());
  return [...new Set(shown)].filter((entry) => entry !== '').join(LIST_SEPARATOR);
}

/** A path of categories that another system writes with `>`. */
export function pathOf(text: string, read: (name: string) => string): string {
  const names = text.split('>').map((name) => read(name).replaceAll(PATH_SEPARATOR, ' ').trim());
  return names.filter((name) => name !== '').join(PATH_SEPARATOR);
}
