import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { password } from './account-fields.ts';
import { madePasskey, passkeyAnswer, passkeyName, passkeyToMake, passkeyToUse } from './passkey-fields.ts';
import { member } from './sign-in.ts';
import { confirmTwoStep, getTwoStep, secondStep } from './two-step.ts';

const errors = ['unauthenticated'] as const;
/** The challenge that a right password gave. */
const challenge = z.string().min(1).max(200);

/**
 * Begins to add a passkey; nothing changes until the browser made it. Asks for the second step if there is one. 409
 * `conflict` where the dashboard has no address for passkeys, and for more of them than an account may have.
 */
export const startPasskey = defineEndpoint({
  name: 'start-passkey',
  path: '/api/services/websites/v1/passkeys/start',
  audience: 'owner',
  request: z.object({ current_password: password, ...secondStep }),
  response: z.object({ options: passkeyToMake }),
  errors: [...errors, 'conflict'],
});

/**
 * Adds the passkey that the browser made. Turns two-step sign-in on if it was off: then the recovery codes are in this
 * reply only, otherwise there are none in it.
 */
export const confirmPasskey = defineEndpoint({
  name: 'confirm-passkey',
  path: '/api/services/websites/v1/passkeys/confirm',
  audience: 'owner',
  request: z.object({ name: passkeyName, passkey: madePasskey }),
  response: confirmTwoStep.response,
  errors: [...errors, 'conflict'],
});

/** Removes a passkey; without another second step signing in then asks for the password only. Repeated, it changes nothing. */
export const removePasskey = defineEndpoint({
  name: 'remove-passkey',
  path: '/api/services/websites/v1/passkeys/remove',
  audience: 'owner',
  request: z.object({ id: z.string().min(1).max(100), current_password: password, ...secondStep }),
  response: getTwoStep.response,
  errors,
});

/** Asks a passkey of the signed-in member, as the second step of what they change. 409 `conflict` if none works here. */
export const askPasskey = defineEndpoint({
  name: 'ask-passkey',
  path: '/api/services/websites/v1/passkeys/ask',
  audience: 'owner',
  request: z.object({}),
  response: z.object({ options: passkeyToUse }),
  errors: [...errors, 'conflict'],
});

/** Asks a passkey of who typed the right password; 401 when that was too long ago. 409 `conflict` if none works here. */
export const askSignInPasskey = defineEndpoint({
  name: 'ask-sign-in-passkey',
  path: '/api/services/websites/v1/session/ask-passkey',
  audience: 'owner',
  request: z.object({ challenge }),
  response: askPasskey.response,
  errors: [...errors, 'conflict'],
});

/** The second step of signing in, with a passkey; 401 when the first one was too long ago, and must be repeated. */
export const signInWithPasskey = defineEndpoint({
  name: 'sign-in-with-passkey',
  path: '/api/services/websites/v1/session/create-with-passkey',
  audience: 'owner',
  request: z.object({ challenge, passkey: passkeyAnswer }),
  response: z.object({ member }),
  errors,
});
