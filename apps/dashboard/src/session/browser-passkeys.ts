import type { Translate } from '@etalage/texts';
import { ApiFailure } from '../queries/call-api.ts';
import type { MadePasskey, PasskeyAnswer, PasskeyToMake, PasskeyToUse } from '../queries/passkey-queries.ts';

/** Whether this browser knows passkeys; only on encrypted pages and on this machine. */
export const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function';

// Most members sign in without a passkey, and need no code for them.
const loadWebAuthn = () => import('@simplewebauthn/browser');

/** Lets the member make a passkey. Throws what the forms show if nothing came of it. */
export async function makePasskey(optionsJSON: PasskeyToMake, t: Translate): Promise<MadePasskey> {
  try {
    const { startRegistration } = await loadWebAuthn();
    return await startRegistration({ optionsJSON });
  } catch (error) {
    throw stopped(t(isNamed(error, 'InvalidStateError') ? 'passkey_on_device' : 'passkey_stopped'));
  }
}

/** Lets the member use a passkey. Throws what the forms show if nothing came of it. */
export async function answerWithPasskey(optionsJSON: PasskeyToUse, t: Translate): Promise<PasskeyAnswer> {
  try {
    const { startAuthentication } = await loadWebAuthn();
    return await startAuthentication({ optionsJSON });
  } catch {
    throw stopped(t('passkey_stopped'));
  }
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}

/** A refusal as one of the server: browsers do not say why, and a member who stops is refused as well. */
function stopped(text: string): ApiFailure {
  return new ApiFailure({
    ok: false,
    unreachable: false,
    status: 422,
    error: { code: 'validation_failed', errors: { general: [text] } },
  });
}
