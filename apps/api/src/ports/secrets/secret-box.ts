import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { fileKeys } from './secret-keys.ts';

/** Encrypts the few secrets that the program must be able to read again, such as the key of a payment provider. */
export interface SecretBox {
  /** `owner` says whose it is, such as `mollie:<website>`: a copy in the row of another owner cannot be opened. */
  seal(text: string, owner: string): Promise<string>;
  /** Throws `UnreadableSecret` for a secret of another owner, a changed one, and one of a key that is gone. */
  open(sealed: string, owner: string): Promise<string>;
}

/** A stored secret that cannot be decrypted; it has to be entered again. */
export class UnreadableSecret extends Error {
  override readonly name = 'UnreadableSecret';
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const ALGORITHM = 'aes-256-gcm';

/** The keys of the settings; without any, those of a file in the data folder, which is made when it is first needed. */
export function openSecretBox(keys: readonly Buffer[], folder: string): SecretBox {
  let known: Promise<readonly Buffer[]> | undefined;
  const read = () => {
    if (keys.length > 0) return Promise.resolve(keys);
    // A folder that cannot be written now may be writable later.
    known ??= fileKeys(folder).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
  return {
    async seal(text, owner) {
      const [key] = await read();
      if (!key) throw new Error('There is no key to encrypt with');
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(owner));
      const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${idOf(key)}.${bytes.toString('base64url')}`;
    },
    async open(sealed, owner) {
      const [id, text = ''] = sealed.split('.');
      const key = (await read()).find((one) => idOf(one) === id);
      const bytes = Buffer.from(text, 'base64url');
      if (!key || bytes.length < NONCE_BYTES + TAG_BYTES) throw new UnreadableSecret();
      return decrypt(key, bytes, owner);
    },
  };
}

function decrypt(key: Buffer, bytes: Buffer, owner: string): string {
  const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch (cause) {
    throw new UnreadableSecret('a stored secret cannot be decrypted', { cause });
  }
}

/** Says with which key something was encrypted, without saying anything about that key. */
function idOf(key: Buffer): string {
  return createHash('sha256').update('etalage-key:').update(key).digest('hex').slice(0, 8);
}
