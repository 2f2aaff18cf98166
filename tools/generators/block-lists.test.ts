import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { blockList, derivedBlockLists } from './block-lists.ts';
import { formatted } from './formatted.ts';

const workspace = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(workspace, path), 'utf8');

it.each(Object.entries(derivedBlockLists(read)))(
  '%s follows from the list of definitions (else: npm run block-lists)',
  async (path, content) => {
    expect(read(path)).toBe(await formatted(workspace, path, content));
  },
);

it('names the block that has no component or no schema', () => {
  const without = (name: string) => (path: string) => (path.includes(name) ? '' : read(path));
  expect(() => derivedBlockLists(without('paragraph.render.tsx'))).toThrow(
    /paragraph\.render\.tsx exports nothing/,
  );
  const unknown = (path: string) =>
    path === blockList
      ? read(path).replace('import { paragraph } from', 'import { words } from')
      : read(path);
  expect(() => derivedBlockLists(unknown)).toThrow(/paragraph stands in .* without an import/);
});
