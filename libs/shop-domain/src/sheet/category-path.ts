import { LIST_SEPARATOR, PATH_SEPARATOR } from './sheet-columns.ts';

/** The path of a category in a cell: its title behind those above it. A sign that divides is doubled within a title. */
export function categoryPath(titles: readonly string[]): string {
  return titles.map((title) => title.replaceAll(/[|>]/g, '$&$&')).join(PATH_SEPARATOR);
}

/** The titles of a path, from the top down. */
export function titlesOf(path: string): string[] {
  return partsOf(path, /(?<!>)>(?!>)/).map((title) => title.replaceAll(/([|>])\1/g, '$1'));
}

/** The paths of a cell, each as `categoryPath` writes it. */
export function pathsOf(cell: string): string[] {
  return partsOf(cell, /(?<!\|)\|(?!\|)/).map((path) => categoryPath(titlesOf(path)));
}

/** The addresses of a cell with pictures. */
export function picturesOf(cell: string): string[] {
  return partsOf(cell, /\|/);
}

/** Names as one cell; a sign that divides is doubled within a name. */
export function entryCell(names: readonly string[]): string {
  return listCell(names.map((name) => name.replaceAll('|', '||')));
}

/** The names of a cell that `entryCell` wrote. */
export function entriesOf(cell: string): string[] {
  return partsOf(cell, /(?<!\|)\|(?!\|)/).map((name) => name.replaceAll('||', '|'));
}

/** Entries as one cell. */
export function listCell(entries: readonly string[]): string {
  return entries.join(LIST_SEPARATOR);
}

function partsOf(text: string, separator: RegExp): string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
