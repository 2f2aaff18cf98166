import { pathWords } from '@etalage/site-model';
import type { OptionForm } from './option-form.ts';

type Named = Pick<OptionForm, 'title' | 'connection_id'>;

/** The key by which calculations know an option: the one that it has, or a new one made of its name. */
export function connectionOf(options: readonly Named[], index: number): string {
  const option = options[index];
  if (!option) return '';
  if (option.connection_id !== '') return option.connection_id;
  const taken = new Set(options.map(({ connection_id }) => connection_id));
  // Never a bare number, which is the key of an option without one.
  const name = pathWords(option.title)
    .replace(/^(?=\d+$|$)/, 'optie-')
    .slice(0, 80);
  for (let number = 1; ; number++) {
    const free = number === 1 ? name : `${name}-${number}`;
    if (!taken.has(free)) return free;
  }
}

/** Where the first option with a key stands; -1 for an unknown or empty key. */
export function placeOf(options: readonly Named[], connection: string): number {
  return connection === '' ? -1 : options.findIndex(({ connection_id }) => connection_id === connection);
}
