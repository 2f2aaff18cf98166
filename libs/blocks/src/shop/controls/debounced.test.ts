import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounced } from './debounced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('debounced', () => {
  it('runs once with the last arguments after the wait', () => {
    const run = vi.fn();
    const call = debounced(run, 200);
    call(1);
    vi.advanceTimersByTime(150);
    call(2);
    vi.advanceTimersByTime(199);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run.mock.calls).toEqual([[2]]);
  });

  it('runs immediately when flushed and not again afterwards', () => {
    const run = vi.fn();
    const call = debounced(run, 200);
    call('a');
    expect(call.isWaiting()).toBe(true);
    call.flush();
    vi.advanceTimersByTime(500);
    call.flush();
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('drops a cancelled call', () => {
    const run = vi.fn();
    const call = debounced(run, 200);
    call('a');
    call.cancel();
    vi.advanceTimersByTime(500);
    expect(run).not.toHaveBeenCalled();
  });
});
