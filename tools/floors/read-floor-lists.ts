import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import type { FloorList } from './floor-list.ts';

const FOLDER = 'tools/lint/floors';

/** All lists of tools/lint/floors, by name; `folder` defaults to the `src` of the project. */
export function readFloorLists(workspace: string): FloorList[] {
  const require = createRequire(import.meta.url);
  const files = globSync(`${FOLDER}/*.cjs`, { cwd: workspace }).sort();
  return files.map((file) => {
    const { folder = 'src', ...list } = require(join(workspace, file)) as Omit<FloorList, 'name'>;
    return { name: basename(file, '.cjs'), folder, ...list };
  });
}
