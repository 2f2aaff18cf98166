import { describe, expect, it } from 'vitest';
import { QueueFullError, limitConcurrency } from './limit-concurrency.ts';

describe('limitConcurrency', () => {
  it('runs the work of one key once for calls made while it runs, and again afterwards', async () => {
    const pass = limitConcurrency(2);
    let count = 0;
    const work = async () => ++count;
    expect(await Promise.all([pass('a', work), pass('a', work), pass('a', work)])).toEqual([1, 1, 1]);
    expect(await pass('a', work)).toBe(2);
  });

  it('lets a bounded number wait, refuses more at once, and takes work again when a place is free', async () => {
    const pass = limitConcurrency(1, 2);
    const done: string[] = [];
    const work = (name: string) => async () => {
      await new Promise((resolve) => setImmediate(resolve));
      done.push(name);
    };
    const running = ['a', 'b', 'c'].map((name) => pass(name, work(name)));
    await expect(pass('d', work('d'))).rejects.toBeInstanceOf(QueueFullError);
    await Promise.all(running);
    await pass('d', work('d'));
    expect(done).toEqual(['a', 'b', 'c', 'd']);
  });

  it('never runs more work than the limit, also after one failed', async () => {
    const pass = limitConcurrency(2);
    let inside = 0;
    let most = 0;
    const results = await Promise.allSettled(
      Array.from({ length: 9 }, (_, index) =>
        pass(String(index), async () => {
          most = Math.max(most, ++inside);
          await new Promise((resolve) => setImmediate(resolve));
          inside -= 1;
          if (index === 0) throw new Error('stuk');
        }),
      ),
    );
    expect(most).toBe(2);
    expect(results.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});
