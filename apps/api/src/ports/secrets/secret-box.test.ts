import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSecretBox } from './secret-box.ts';
import { readSecretKeys } from './secret-keys.ts';

const oldKey = randomBytes(32);
const newKey = randomBytes(32);
const nowhere = '/dev/null/none';

it('a secret is read again only by its owner, and not after it was changed', async () => {
  const box = openSecretBox([newKey], nowhere);
  const sealed = await box.seal('geheim é', 'mollie:a');
  expect(sealed).not.toContain('geheim');
  expect(await box.open(sealed, 'mollie:a')).toBe('geheim é');
  expect(await box.seal('geheim é', 'mollie:a')).not.toBe(sealed);
  const changed = sealed.slice(0, -3) + (sealed.endsWith('AAA') ? 'BBB' : 'AAA');
  for (const [text, owner] of [
    [sealed, 'mollie:b'],
    [changed, 'mollie:a'],
    ['', 'mollie:a'],
    ['x.y', 'mollie:a'],
  ] as const)
    await expect(box.open(text, owner)).rejects.toMatchObject({ name: 'UnreadableSecret' });
});

it('a new key reads what an earlier one encrypted as long as that is named, and encrypts with itself', async () => {
  const sealed = await openSecretBox([oldKey], nowhere).seal('x', 'o');
  const both = openSecretBox([newKey, oldKey], nowhere);
  expect(await both.open(sealed, 'o')).toBe('x');
  const again = await both.seal('y', 'o');
  const alone = openSecretBox([newKey], nowhere);
  expect(await alone.open(again, 'o')).toBe('y');
  await expect(alone.open(sealed, 'o')).rejects.toMatchObject({ name: 'UnreadableSecret' });
});

it('without keys in the settings a file is made once, for its user only, also by several at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'etalage-secrets-'));
  const boxes = Array.from({ length: 5 }, () => openSecretBox([], folder));
  const sealed = await Promise.all(boxes.map((box) => box.seal('x', 'o')));
  for (const one of sealed) expect(await openSecretBox([], folder).open(one, 'o')).toBe('x');
  expect(await readdir(folder)).toEqual(['secret.key']);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});

it('SECRET_KEYS are 32 bytes each; the message about others does not repeat them', () => {
  const [first, second] = [oldKey, newKey].map((key) => key.toString('base64'));
  expect(readSecretKeys({ SECRET_KEYS: `${first}, ${second}` })).toEqual([oldKey, newKey]);
  expect(readSecretKeys({})).toEqual([]);
  expect(() => readSecretKeys({ SECRET_KEYS: 'kort' })).toThrow(/^SECRET_KEYS moet .* base64\.$/);
});
