import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStep } from './run-step.ts';

describe('runStep', () => {
  let folder = '';
  const shown: string[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'etalage-step-'));
    vi.spyOn(console, 'log').mockImplementation((line: string) => shown.push(line));
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => shown.push(String(text)) > 0);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    shown.length = 0;
    rmSync(folder, { recursive: true });
  });
  const node = (name: string, code: string) => ({ name, command: process.execPath, args: ['-e', code] });

  it('returns whether the command passed', async () => {
    expect(await runStep(folder, node('sound', ''))).toEqual({ name: 'sound', passed: true });
    expect(await runStep(folder, node('broken', 'process.exit(3)'))).toEqual({
      name: 'broken',
      passed: false,
    });
    expect(await runStep(folder, { name: 'absent', command: 'no-such-command', args: [] })).toEqual({
      name: 'absent',
      passed: false,
    });
  });

  it('buffers the output of a step that runs in parallel until it ends, errors too', async () => {
    const held = { ...node('held', "console.log('one'); console.error('two')"), isHeld: true };
    await runStep(folder, held);
    const output = shown.join('');
    expect(output).toMatch(/^\n── held\n(?:one\ntwo|two\none)\n✔ held/);
  });
});
