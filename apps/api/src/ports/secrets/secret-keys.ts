import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_BYTES = 32;
const FILE_NAME = 'secret.key';

/**
 * Reads SECRET_KEYS: keys of 32 bytes in base64, separated by commas. The first one encrypts; the others only decrypt what
 * they encrypted before. Throws an error of one sentence, which does not contain them.
 */
export function readSecretKeys(env: Readonly<Record<string, string | undefined>>): readonly Buffer[] {
  const texts = (env['SECRET_KEYS'] ?? '').split(',').map((text) => text.trim());
  return keysOf(texts, 'SECRET_KEYS');
}

/** The keys in a file of the data folder; it is made at the first use, for this user only. */
export async function fileKeys(folder: string): Promise<readonly Buffer[]> {
  const path = join(folder, FILE_NAME);
  const stored = await readFile(path, 'utf8').catch(absent);
  return keysOf((stored ?? (await makeFile(path, folder))).split('\n'), path);
}

/** Of several processes that make the file at the same time, all use the same one, and none reads a half of it. */
async function makeFile(path: string, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  const made = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(made, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  await link(made, path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(made);
  return readFile(path, 'utf8');
}

function absent(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

function keysOf(texts: readonly string[], source: string): readonly Buffer[] {
  const keys = texts.filter((text) => text.trim() !== '').map((text) => Buffer.from(text, 'base64'));
  if (keys.some(({ length }) => length !== KEY_BYTES))
    throw new Error(`${source} moet bestaan uit sleutels van ${KEY_BYTES} bytes in base64.`);
  return keys;
}
