import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** A copy without node_modules, in which this Node can report any version. */
const root = mkdtempSync(join(tmpdir(), 'etalage-node-'));
for (const file of ['start/check-node.mjs', 'node/use-project-node.mjs']) {
  cpSync(join(import.meta.dirname, '..', file), join(root, 'tools', file));
}
writeFileSync(
  join(root, 'claim.mjs'),
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: process.env.CLAIM } });`,
);
afterAll(() => rmSync(root, { recursive: true }));

function check(version: string): { status: number | null; lines: string[] } {
  const args = ['--import', join(root, 'claim.mjs'), join(root, 'tools/start/check-node.mjs')];
  const { status, stderr } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, CLAIM: version },
  });
  return { status, lines: stderr.trim().split('\n').filter(Boolean) };
}

describe('check-node', () => {
  it('asks for npm ci, in Dutch and English, before anything was installed', () => {
    const { status, lines } = check('24.0.0');
    expect(status).toBe(1);
    expect(lines).toEqual([
      expect.stringContaining('Voer eerst npm ci uit'),
      expect.stringContaining('Run npm ci first'),
    ]);
  });

  it('names the required Node version when npm installed none and the local one is too old', () => {
    mkdirSync(join(root, 'node_modules'), { recursive: true });
    for (const version of ['20.20.2', '22.22.1']) {
      const { status, lines } = check(version);
      expect(status).toBe(1);
      expect(lines).toEqual([
        expect.stringMatching(`^Etalage heeft Node 22.22.2 of nieuwer nodig; dit is ${version}`),
        expect.stringMatching(`^Etalage needs Node 22.22.2 or newer; this is ${version}`),
      ]);
    }
  });

  it.each(['22.22.2', '24.0.0', '26.1.0'])('prints nothing on Node %s', (version) => {
    expect(check(version)).toEqual({ status: 0, lines: [] });
  });
});
