import { posix } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderOf, type FloorList } from '../floors/floor-list.ts';
import { readFloorLists } from '../floors/read-floor-lists.ts';
import { floorProbes } from './floor-probes.table.ts';
import { probe, type Probe } from './probe.ts';
import { ScratchCopy } from './scratch-copy.ts';

const WORKSPACE = posix.join(import.meta.dirname, '../..');
const lists = readFloorLists(WORKSPACE);

/** The lowest folder of a list imports the highest one. */
function probeOf(list: FloorList): Probe {
  const low = list.floors.flat().find((room) => !room.includes('.')) ?? '';
  const high = list.floors.at(-1)?.[0] ?? '';
  const from = list.floors.findIndex((rooms) => rooms.includes(low)) + 1;
  return probe(
    `${low} of ${list.project} imports ${high}`,
    `${folderOf(list)}${low}/dz.ts`,
    high.includes('.') ? `../${high}` : `../${high}/dz.ts`,
    './dy.ts',
    `[floor:${list.name}] ${low} (floor ${from}) must not import ${high} (floor ${list.floors.length})`,
  );
}

const probes = [...lists.map(probeOf), ...floorProbes];

/** The file of the allowed line: beside the forbidden one. */
const besides = (file: string) => posix.join(posix.dirname(file), `sound-${posix.basename(file)}`);

describe('floors', () => {
  const copy = new ScratchCopy({ sources: false });
  let found: string[] = [];

  beforeAll(() => {
    for (const { file, bad, good } of probes) {
      copy.write(file, bad);
      copy.write(besides(file), good);
    }
    copy.write('libs/texts/src/drawer/drawer.ts', '');
    copy.write('libs/unlisted/package.json', '{}');
    copy.write('libs/texts/src/format/ring.ts', `import type { Stone } from './stone.ts';\n`);
    copy.write('libs/texts/src/format/stone.ts', `import type { Ring } from './ring.ts';\n`);
    const { code, output } = copy.run('tools/floors/floors.mjs', ['--errors']);
    expect(code, output).toBe(1);
    found = output.split('\n');
  });
  afterAll(() => copy.remove());

  it.each(probes)('$rule refuses: $name', ({ file, rule }) => {
    expect(found.filter((line) => line.startsWith(`${file}: `)).join('\n')).toContain(rule);
    expect(found.filter((line) => line.startsWith(`${besides(file)}: `))).toEqual([]);
  });

  it('[floor:texts] refuses: a folder without a floor', () => {
    expect(found).toContain('tools/lint/floors/texts.cjs: [floor:texts] drawer stands on no floor');
  });

  it('[floor:missing] refuses: a project without a list', () => {
    expect(found).toContain('libs/unlisted: [floor:missing] the project has no list in tools/lint/floors');
  });

  it('[circle:files] refuses: two files that import a type from each other', () => {
    expect(found.filter((line) => line.includes('[circle:files]'))).toEqual([
      'libs/texts/src/format/ring.ts: [circle:files] files import each other: libs/texts/src/format/ring.ts, libs/texts/src/format/stone.ts',
    ]);
  });
});
