import type { Edit } from './edit-list.ts';
import { PartRefused } from './part-name.ts';

/** Puts a folder on the floor of another one, in a list of tools/lint/floors; one that stands there already stays. */
export function addRoom(room: string, beside: string): Edit {
  return (source) => {
    if (source.includes(`'${room}'`)) return source;
    if (!source.includes(`'${beside}'`)) throw new PartRefused(`There is no floor of "${beside}" any more.`);
    return source.replace(`'${beside}'`, `'${beside}', '${room}'`);
  };
}
