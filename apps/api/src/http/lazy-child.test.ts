import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../create-log.ts';
import { lazyChild } from './lazy-child.ts';

function logAt(level: string) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog(level, { write: (line) => void lines.push(JSON.parse(line)) });
  const made = vi.spyOn(log, 'child');
  return { lines, made, request: lazyChild(log, { reqId: 'r1' }, {}) };
}

describe('lazyChild', () => {
  it('writes lines with the id of their request, and is created once', () => {
    const { lines, made, request } = logAt('info');
    request.info({ status: 200 }, 'request');
    request.error({ err: new Error('fault') }, 'failed');
    expect(made).toHaveBeenCalledTimes(1);
    request.child({ part: 'page' }).warn('slow');
    expect(lines).toMatchObject([
      { reqId: 'r1', status: 200, msg: 'request' },
      { reqId: 'r1', err: { message: 'fault' }, msg: 'failed' },
      { reqId: 'r1', part: 'page', msg: 'slow' },
    ]);
  });

  it('is not created for lines below the level', () => {
    const { lines, made, request } = logAt('warn');
    request.info({ status: 200 }, 'request');
    request.debug('detail');
    expect(lines).toEqual([]);
    expect(made).not.toHaveBeenCalled();
  });
});
