import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../queries/call-api.ts';
import { retried } from './retried.ts';

const unreachable = new ApiFailure({ ok: false, unreachable: true });
const refused = (status: number, code: 'conflict' | 'internal' | 'rate_limited') =>
  new ApiFailure({ ok: false, status, error: { code, errors: {} } });
const { signal } = new AbortController();

describe('a repeated call', () => {
  it('goes on after failures that pass', async () => {
    const call = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(unreachable)
      .mockRejectedValueOnce(refused(500, 'internal'))
      .mockRejectedValueOnce(refused(429, 'rate_limited'))
      .mockResolvedValue('gelukt');
    await expect(retried(call, signal, [0, 0, 0])).resolves.toBe('gelukt');
  });

  it('ends with the failure after the last try, and at once when it is refused', async () => {
    const call = vi.fn<() => Promise<string>>().mockRejectedValue(unreachable);
    await expect(retried(call, signal, [0, 0])).rejects.toBe(unreachable);
    expect(call).toHaveBeenCalledTimes(3);
    const final = vi.fn<() => Promise<string>>().mockRejectedValue(refused(409, 'conflict'));
    await expect(retried(final, signal, [0, 0])).rejects.toThrow('conflict');
    expect(final).toHaveBeenCalledTimes(1);
  });

  it('is not tried again after it was stopped', async () => {
    const stop = new AbortController();
    const call = vi.fn<() => Promise<string>>(() => {
      stop.abort();
      return Promise.reject(unreachable);
    });
    await expect(retried(call, stop.signal, [60_000])).rejects.toThrow(/abort/i);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
