import type { confirmPasskey, InputOf, signInWithPasskey } from '@etalage/api-contract';
import { z } from 'zod';
import type { PasskeyAddress } from './passkey-address.ts';
import type { PasskeyRow } from './passkey.repository.ts';

type MadePasskey = InputOf<typeof confirmPasskey>['passkey'];
export type PasskeyAnswer = InputOf<typeof signInWithPasskey>['passkey'];

const clientData = z.object({ challenge: z.string().min(1) });

/** The library of the standard. Loaded at the first passkey, so that the program starts faster. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/** The challenge that an answer says to be about; '' if it says nothing readable. */
export function challengeOf({ response }: MadePasskey | PasskeyAnswer): string {
  try {
    const text = Buffer.from(response.clientDataJSON, 'base64url').toString('utf8');
    return clientData.parse(JSON.parse(text)).challenge;
  } catch {
    return '';
  }
}

export interface NewPasskey {
  readonly credential_id: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string[];
}

/** EdDSA, ES256 and RS256, which all browsers and keys have between them. */
export const ALGORITHMS = [-8, -7, -257];

/** What is stored of a passkey that was made for this address and challenge; undefined for any other. */
export async function verifyMade(
  { id, rawId, type, response }: MadePasskey,
  challenge: string,
  { origin, host }: PasskeyAddress,
): Promise<NewPasskey | undefined> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const { registrationInfo: made } = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    supportedAlgorithmIDs: ALGORITHMS,
    // It is the second step: the password said who it is.
    requireUserVerification: false,
  }).catch(refused);
  if (!made) return undefined;
  return {
    credential_id: made.credential.id,
    public_key: Buffer.from(made.credential.publicKey).toString('base64url'),
    counter: made.credential.counter,
    transports,
  };
}

/** The counter of a right answer of a passkey to this challenge at this address; undefined for any other. */
export async function verifyAnswer(
  { id, rawId, type, response }: PasskeyAnswer,
  challenge: string,
  { address, known }: { address: PasskeyAddress; known: PasskeyRow },
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { clientDataJSON, authenticatorData, signature } = response;
  const publicKey = Uint8Array.from(Buffer.from(known.public_key, 'base64url'));
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      id,
      rawId,
      type,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: address.origin,
    expectedRPID: address.host,
    credential: { id: known.credential_id, publicKey, counter: known.counter },
    requireUserVerification: false,
  }).catch(refused);
  return verified ? authenticationInfo?.newCounter : undefined;
}

/** The library throws for everything that is not right. */
function refused() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined };
}
