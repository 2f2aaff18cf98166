import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { sizeThreadPool } from './thread-pool.ts';

it('keeps a number that the environment has', () => {
  const env = { UV_THREADPOOL_SIZE: '32' };
  sizeThreadPool(env);
  expect(env).toEqual({ UV_THREADPOOL_SIZE: '32' });
});

/** In a program that uses it as the server does, after its modules were loaded. */
it('lets sixteen password hashes run together', () => {
  const program = `
    import { pbkdf2 } from 'node:crypto';
    import { sizeThreadPool } from ${JSON.stringify(new URL('./thread-pool.ts', import.meta.url).href)};
    sizeThreadPool(process.env);
    let started = 16;
    const ends = [];
    // The first of more than sixteen ends while the last one has not started, so their order shows the pool's size.
    for (let index = 0; index < 16; index++) pbkdf2('a', 'b', index === 0 ? 2_000_000 : 1, 64, 'sha512', () => {
      ends.push(index);
      if (--started === 0) process.stdout.write(String(ends.at(-1)));
    });`;
  const { UV_THREADPOOL_SIZE: _own, ...env } = process.env;
  const last = execFileSync(process.execPath, ['--input-type=module', '-e', program], { env }).toString();
  expect(last).toBe('0');
});
