import { nl } from '../nl/index.ts';
import type { TextKey } from './translate.ts';

/** The names of the values in a wording: `{name}`. Linear in its length. */
export function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name);
}

/** The values of the default wording that another wording lacks. An empty wording means the default and lacks none. */
export function missingPlaceholders(key: TextKey, wording: string): string[] {
  if (wording === '') return [];
  const present = new Set(placeholdersOf(wording));
  return [...new Set(placeholdersOf(nl[key]))].filter((name) => !present.has(name));
}

/** The values in a wording that its default wording lacks, so that nothing would replace them. */
export function unknownPlaceholders(key: TextKey, wording: string): string[] {
  const known = new Set(placeholdersOf(nl[key]));
  return [...new Set(placeholdersOf(wording))].filter((name) => !known.has(name));
}
