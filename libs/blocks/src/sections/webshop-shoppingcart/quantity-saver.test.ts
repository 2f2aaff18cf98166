import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQuantitySaver } from './quantity-saver.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createQuantitySaver', () => {
  it('CART-14 sends three presses within 150 ms once, 200 ms after the last, with the final quantity', async () => {
    const save = vi.fn(async () => undefined);
    const saver = createQuantitySaver(save);
    saver.change('r1', 2);
    await vi.advanceTimersByTimeAsync(75);
    saver.change('r1', 3);
    await vi.advanceTimersByTimeAsync(75);
    saver.change('r1', 4);
    await vi.advanceTimersByTimeAsync(199);
    expect(save).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(save.mock.calls).toEqual([['r1', 4]]);
  });

  it('saves two lines separately, one after the other', async () => {
    const log: string[] = [];
    const saver = createQuantitySaver(async (lineId) => {
      log.push(`${lineId} begins`);
      await new Promise((resolve) => setTimeout(resolve, 50));
      log.push(`${lineId} ends`);
    });
    saver.change('r1', 2);
    saver.change('r2', 5);
    await vi.advanceTimersByTimeAsync(400);
    expect(log).toEqual(['r1 begins', 'r1 ends', 'r2 begins', 'r2 ends']);
  });

  it('saves immediately when settled and waits for it', async () => {
    const save = vi.fn(async () => undefined);
    const saver = createQuantitySaver(save);
    saver.change('r1', 2);
    await saver.settle();
    expect(save).toHaveBeenCalledWith('r1', 2);
  });

  it('does not save a line that was removed meanwhile', async () => {
    const save = vi.fn(async () => undefined);
    const saver = createQuantitySaver(save);
    saver.change('r1', 2);
    saver.forget('r1');
    await vi.advanceTimersByTimeAsync(500);
    expect(save).not.toHaveBeenCalled();
  });
});
