import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function started() {
  const call = vi.fn(() => timer.stop());
  const timer = debounce(call, { rest: 300, longest: 1500 });
  return { call, timer };
}

it('calls once after a rest', () => {
  const { call, timer } = started();
  timer.touch();
  vi.advanceTimersByTime(200);
  timer.touch();
  vi.advanceTimersByTime(299);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(call).toHaveBeenCalledOnce();
});

it('calls after the longest delay while there is no rest', () => {
  const { call, timer } = started();
  for (let time = 0; time < 6000; time += 100) {
    timer.touch();
    vi.advanceTimersByTime(100);
  }
  expect(call).toHaveBeenCalledTimes(4);
});

it('does not call after it was stopped', () => {
  const { call, timer } = started();
  timer.touch();
  timer.stop();
  vi.advanceTimersByTime(5000);
  expect(call).not.toHaveBeenCalled();
});
