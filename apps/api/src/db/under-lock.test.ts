import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/create-test-database.ts';
import { openDatabase } from './database.ts';
import { underLock } from './under-lock.ts';

const { app, addresses } = await createTestDatabase();

describe('underLock', () => {
  it('runs work with the same name sequentially, also from several pools', async () => {
    const other = openDatabase(addresses.app);
    let inside = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++inside);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside--;
    };
    await Promise.all([app, other, app, other].map((db) => underLock(db, 'job', work)));
    await other.close();
    expect(most).toBe(1);
  });

  it('does not block work with another name', async () => {
    const inner = underLock(app, 'outer', () => underLock(app, 'inner', async () => 'both'));
    expect(await inner).toBe('both');
  });

  it('rethrows an error and releases the lock', async () => {
    await expect(underLock(app, 'job', () => Promise.reject(new Error('fault')))).rejects.toThrow('fault');
    expect(await underLock(app, 'job', async () => 'free')).toBe('free');
  });
});
