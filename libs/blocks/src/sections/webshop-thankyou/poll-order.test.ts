import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pollOrder } from './poll-order.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs the polling as the page does: a changed status draws the page anew, which polls on with it. */
function watch(replies: (string | null)[]) {
  const asked: number[] = [];
  const begin = Date.now();
  const ask = async () => {
    asked.push(Date.now() - begin);
    return replies[asked.length - 1] ?? '';
  };
  const start = (status: string): void => pollOrder({ status, ask, onChange: start }).start();
  start('');
  return asked;
}

describe('pollOrder', () => {
  it('ORD-15 asks at 5, 10 and 15 seconds while the status is unset', async () => {
    const asked = watch([]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(asked).toEqual([5000, 10_000, 15_000]);
  });

  it('ORD-16 asks no more once the status is paid', async () => {
    const asked = watch(['', 'paid']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked).toEqual([5000, 10_000]);
  });

  it('goes on after a failed fetch and after a status that still waits', async () => {
    const asked = watch([null, 'open', 'failed']);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual([5000, 10_000, 15_000, 20_000]);
  });

  it('does not begin for a paid or refunded order', async () => {
    const ask = vi.fn(async () => 'paid');
    for (const status of ['paid', 'refunded']) pollOrder({ status, ask, onChange: vi.fn() }).start();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ask).not.toHaveBeenCalled();
  });

  it('rests while it is stopped and starts once, however often it is told to', async () => {
    const ask = vi.fn(async () => '');
    const polling = pollOrder({ status: '', ask, onChange: vi.fn() });
    polling.start();
    polling.stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(ask).not.toHaveBeenCalled();
    polling.start();
    polling.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
