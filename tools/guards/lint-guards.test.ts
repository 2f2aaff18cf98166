import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doorProbes } from './door-probes.table.ts';
import { habitProbes } from './habit-probes.table.ts';
import { layerProbes } from './layer-probes.table.ts';
import type { Probe } from './probe.ts';
import { ScratchCopy } from './scratch-copy.ts';

interface FileReport {
  filePath: string;
  messages: { ruleId: string | null; message: string }[];
}

const probes = [...layerProbes, ...doorProbes, ...habitProbes];

function lint(copy: ScratchCopy, pick: (probe: Probe) => string): Map<string, string[]> {
  for (const probe of probes) copy.write(probe.file, pick(probe));
  const files = probes.map((probe) => probe.file);
  const { output } = copy.run('node_modules/.bin/eslint', ['--format', 'json', ...files], {
    ESLINT_USE_FLAT_CONFIG: 'false',
    NODE_OPTIONS: '--disable-warning=ESLintRCWarning',
  });
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
  const found = { broken: new Map<string, string[]>(), sound: new Map<string, string[]>() };

  beforeAll(() => {
    const graph = copy.run('node_modules/.bin/nx', ['show', 'projects']);
    expect(graph.code, graph.output).toBe(0);
    found.broken = lint(copy, (probe) => probe.bad);
    found.sound = lint(copy, (probe) => probe.good);
  });
  afterAll(() => copy.remove());

  it.each(probes)('$rule refuses: $name', ({ file, rule }) => {
    expect(found.broken.get(file)?.join('\n')).toContain(rule);
    expect(found.sound.get(file)).toEqual([]);
  });
});
