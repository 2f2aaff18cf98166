import { argon2, type Argon2Parameters, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { PASSWORD_COST, type PasswordCost } from './password-cost.ts';

const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2);

/** Lengths of a new salt and a new key, in bytes. */
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** A password as it is stored: an argon2id text with its salt and cost, in the usual PHC format. */
export async function hashPassword(password: string, cost = PASSWORD_COST): Promise<string> {
  const nonce = randomBytes(SALT_BYTES);
  const key = await derive('argon2id', {
    message: normalised(password),
    nonce,
    tagLength: KEY_BYTES,
    ...cost,
  });
  return storedText(cost, nonce, key);
}

/** A hash that belongs to no known password; comparing a password with it takes as long as with a new hash. */
export const HASH_WITHOUT_PASSWORD = storedText(
  PASSWORD_COST,
  Buffer.alloc(SALT_BYTES),
  Buffer.alloc(KEY_BYTES),
);

/** Whether a password belongs to a stored hash; false for a hash that cannot be read. */
export async function isPassword(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(stored) ?? [];
  if (!salt || !tag) return false;
  const expected = Buffer.from(tag, 'base64');
  const given = await derive('argon2id', {
    message: normalised(password),
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  });
  return timingSafeEqual(expected, given);
}

/** The bytes of a password; they are the same for the same letters from different keyboards. */
function normalised(password: string): Buffer {
  return Buffer.from(password.normalize('NFKC'));
}

function storedText({ memory, passes, parallelism }: PasswordCost, salt: Buffer, key: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(key)}`;
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
