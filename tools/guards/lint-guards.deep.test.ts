import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorProbes } from './door-probes.table.ts';
import { habitProbes } from './habit-probes.table.ts';
import { layerProbes } from './layer-probes.table.ts';
import { typesStep } from '../test/lint-steps.ts';
import { ScratchCopy } from './scratch-copy.ts';

interface FileReport {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

const probes = [...layerProbes, ...doorProbes, ...habitProbes];

/** The file of the allowed line: beside the forbidden one, with a name for which the same rules apply. */
const besides = (file: string) => join(dirname(file), `sound-${basename(file)}`);

/** All lines are planted at once, because most of the time of a run is spent on reading projects and types. */
function lint(copy: ScratchCopy): Map<string, string[]> {
  for (const { file, bad, good } of probes) {
    copy.write(file, bad);
    copy.write(besides(file), good);
  }
  const files = probes.flatMap(({ file }) => [file, besides(file)]);
  const { output } = copy.lint(files, '--format', 'json');
  const reports = JSON.parse(output.slice(output.indexOf('[{'))) as FileReport[];
  return new Map(
    reports.map(({ filePath, messages }) => [
      filePath.slice(filePath.indexOf(copy.root) + copy.root.length + 1),
      messages.map(({ ruleId, message }) => `${ruleId ?? 'parse'}: ${message}`),
    ]),
  );
}

describe('lint guards', () => {
  const copy = new ScratchCopy({ sources: false });
  let found = new Map<string, string[]>();

  beforeAll(() => {
    const graph = copy.run('node_modules/.bin/nx', ['show', 'projects']);
    expect(graph.code, graph.output).toBe(0);
    found = lint(copy);
  });
  afterAll(() => copy.remove());

  it.each([
    {
      name: 'a promise that is not awaited',
      bad: `export const ca = () => {\n  Promise.resolve(1);\n};\n`,
      good: `export const cb = async () => {\n  await Promise.resolve(1);\n};\n`,
      error: 'no-floating-promises',
    },
    {
      name: 'a text where a number belongs',
      bad: `export const ca: number = 'one';\n`,
      good: `export const cb: number = 1;\n`,
      error: 'TS2322',
    },
  ])('the step of types refuses: $name', ({ bad, good, error }) => {
    copy.write('libs/texts/src/ca.ts', bad);
    copy.write('libs/texts/src/cb.ts', good);
    const typed = (file: string) => copy.run('node_modules/.bin/oxlint', typesStep([file]).args);
    const refused = typed('libs/texts/src/ca.ts');
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(error);
    expect(typed('libs/texts/src/cb.ts')).toMatchObject({ code: 0 });
  });

  it.each(probes)('$rule refuses: $name', ({ file, rule }) => {
    expect(found.get(file)?.join('\n')).toContain(rule);
    expect(found.get(besides(file))).toEqual([]);
  });
});
