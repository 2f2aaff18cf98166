import type { askPasskey, OutputOf, startPasskey } from '@etalage/api-contract';
import type { Member } from '../../../calls/handler-context.ts';
import type { PasskeyAddress } from './passkey-address.ts';
import { CHALLENGE_MINUTES } from './passkey-challenge.repository.ts';
import type { PasskeyRow } from './passkey.repository.ts';
import { ALGORITHMS, loadWebAuthn } from './verify-passkey.ts';

const timeout = CHALLENGE_MINUTES * 60_000;

interface Maker {
  readonly member: Member;
  readonly known: readonly PasskeyRow[];
  /** The name of the product, which browsers show. */
  readonly brand: string;
}

/** What a browser needs to make a passkey; one that has a passkey of the account already says so. */
export async function passkeyToMakeAt(
  { host }: PasskeyAddress,
  { member, known, brand }: Maker,
): Promise<OutputOf<typeof startPasskey>['options']> {
  const { generateRegistrationOptions } = await loadWebAuthn();
  const made = await generateRegistrationOptions({
    supportedAlgorithmIDs: ALGORITHMS,
    rpName: brand,
    rpID: host,
    userID: new TextEncoder().encode(member.id),
    userName: member.email,
    userDisplayName: member.name,
  });
  return {
    rp: { id: host, name: brand },
    user: made.user,
    challenge: made.challenge,
    pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key', alg })),
    timeout,
    excludeCredentials: known.filter((passkey) => passkey.host === host).map(descriptorOf),
    // A key without room for a name serves as well: the password says whose it is.
    authenticatorSelection: {
      residentKey: 'preferred',
      requireResidentKey: false,
      userVerification: 'preferred',
    },
    attestation: 'none',
  };
}

/** What a browser needs to use one of these passkeys. */
export async function passkeyToUseAt(
  { host }: PasskeyAddress,
  known: readonly PasskeyRow[],
): Promise<OutputOf<typeof askPasskey>['options']> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: host });
  return {
    challenge,
    rpId: host,
    timeout,
    allowCredentials: known.map(descriptorOf),
    userVerification: 'preferred',
  };
}

function descriptorOf({ credential_id, transports }: PasskeyRow) {
  return { id: credential_id, type: 'public-key' as const, transports };
}
