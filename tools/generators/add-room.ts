import type { Edit } from './edit-list.ts';
import { PartRefused } from './part-name.ts';

/** Adds a folder to the floor of another folder in a list of tools/lint/floors; does nothing when it is listed already. */
export function addRoom(room: string, beside: string): Edit {
  return (source) => {
    if (source.includes(`'${room}'`)) return source;
    if (!source.includes(`'${beside}'`)) throw new PartRefused(`There is no floor of "${beside}" any more.`);
    return source.replace(`'${beside}'`, `'${beside}', '${room}'`);
  };
}
