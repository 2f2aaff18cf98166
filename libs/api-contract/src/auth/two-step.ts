import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { password } from './account-fields.ts';
import { passkeyAnswer } from './passkey-fields.ts';
import { member } from './sign-in.ts';

/** A code of the app or a recovery code, as typed. */
const code = z.string().min(1).max(100);
const errors = ['unauthenticated'] as const;
/** What proves the second step: a code, or the answer of a passkey to `askPasskey`. */
export const secondStep = { code: code.optional(), passkey: passkeyAnswer.optional() };

const listedPasskey = z.object({
  id: z.string(),
  name: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
  /** The host of the dashboard for which it was made; a passkey works on no other. */
  host: z.string(),
  works_here: z.boolean(),
});

/** Whether signing in asks the member for a second step, with what, and how many recovery codes are left. */
export const getTwoStep = defineEndpoint({
  name: 'get-two-step',
  path: '/api/services/websites/v1/two-step/get',
  audience: 'owner',
  request: z.object({}),
  response: z.object({
    is_on: z.boolean(),
    has_app: z.boolean(),
    passkeys: z.array(listedPasskey),
    /** Whether the dashboard was opened at an address for which browsers make passkeys. */
    has_passkey_address: z.boolean(),
    codes_left: z.int(),
  }),
  errors,
});

/**
 * Makes a secret for an authenticator app; nothing changes until a code of it is confirmed. Asks for the second step if
 * there is one. 409 `conflict` if there is an app.
 */
export const startTwoStep = defineEndpoint({
  name: 'start-two-step',
  path: '/api/services/websites/v1/two-step/start',
  audience: 'owner',
  request: z.object({ current_password: password, ...secondStep }),
  response: z.object({
    /** To type in the app. */
    secret: z.string(),
    /** To scan: the rows of a QR code, with 1 for a dark square. */
    squares: z.array(z.string()),
  }),
  errors: [...errors, 'conflict'],
});

/**
 * Turns it on with a first code of the app. The recovery codes are in this reply only; there are none in it if there was
 * another second step. 409 `conflict` if there is an app.
 */
export const confirmTwoStep = defineEndpoint({
  name: 'confirm-two-step',
  path: '/api/services/websites/v1/two-step/confirm',
  audience: 'owner',
  request: z.object({ code }),
  response: z.object({ recovery_codes: z.array(z.string()) }),
  errors: [...errors, 'not_found', 'conflict'],
});

/** Replaces all recovery codes. 404 if it is off. */
export const renewRecoveryCodes = defineEndpoint({
  name: 'renew-recovery-codes',
  path: '/api/services/websites/v1/two-step/renew-codes',
  audience: 'owner',
  request: z.object({ current_password: password, ...secondStep }),
  response: confirmTwoStep.response,
  errors: [...errors, 'not_found'],
});

/** Turns it off, and removes app and passkeys; repeated, it changes nothing. */
export const stopTwoStep = defineEndpoint({
  name: 'stop-two-step',
  path: '/api/services/websites/v1/two-step/stop',
  audience: 'owner',
  request: z.object({ current_password: password, ...secondStep }),
  response: getTwoStep.response,
  errors,
});

/** The second step of signing in; 401 when the first one was too long ago, and must be repeated. */
export const signInWithCode = defineEndpoint({
  name: 'sign-in-with-code',
  path: '/api/services/websites/v1/session/create-with-code',
  audience: 'owner',
  request: z.object({ challenge: z.string().min(1).max(200), code }),
  response: z.object({ member }),
  errors,
});
