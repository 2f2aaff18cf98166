import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Maker {
  /** Of the page that asks, as the browser states it. */
  readonly origin: string;
  readonly host: string;
}

/** Flags of the standard: somebody was present, and the data has a key in it. */
const PRESENT = 0x01;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url');

/** A public key as the standard writes it (COSE). */
function keyOf(publicKey: KeyObject): Uint8Array {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const bytes = (part: string) => Uint8Array.from(Buffer.from(part, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
}

/** A passkey in software (ES256, without attestation), which answers as a browser passes it on. */
export function softwarePasskey({ origin, host }: Maker) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = text(credentialId);
  let counter = 0;
  const clientDataOf = (type: string, challenge: string, at: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const dataOf = (flags: number, count: number) => {
    const counted = Buffer.alloc(5);
    counted.writeUInt8(flags, 0);
    counted.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(host), counted]);
  };
  return {
    id,
    /** What `navigator.credentials.create` gives for these options. */
    make: ({ challenge }: { challenge: string }, at = origin) => {
      const key = keyOf(publicKey);
      const length = Buffer.from([0, credentialId.length]);
      const authData = Buffer.concat([
        dataOf(PRESENT | HAS_KEY, counter),
        Buffer.alloc(16),
        length,
        credentialId,
        key,
      ]);
      const attestation = new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', Uint8Array.from(authData)],
      ]);
      const clientDataJSON = text(clientDataOf('webauthn.create', challenge, at));
      const attestationObject = text(isoCBOR.encode(attestation));
      const response = { clientDataJSON, attestationObject, transports: ['internal'] };
      return { id, rawId: id, type: 'public-key', response };
    },
    /** What `navigator.credentials.get` gives for these options; by default with the next number of its counter. */
    use: ({ challenge }: { challenge: string }, { at = origin, count = counter + 1 } = {}) => {
      counter = count;
      const clientData = clientDataOf('webauthn.get', challenge, at);
      const authData = dataOf(PRESENT, count);
      const signature = sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey);
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: text(clientData),
          authenticatorData: text(authData),
          signature: text(signature),
        },
      };
    },
  };
}
