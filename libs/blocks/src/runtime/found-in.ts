import { ownValue } from '@etalage/site-model';

/** The value of a page's record under an id; undefined if there is none, also for names such as `constructor`. */
export function foundIn<T>(record: Readonly<Record<string, T>> | undefined, id: string): T | undefined {
  return record && ownValue(record, id);
}
