import { z } from 'zod';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { password } from './account-fields.ts';
import { member } from './sign-in.ts';

/** A code of the app or a recovery code, as typed. */
const code = z.string().min(1).max(100);
const errors = ['unauthenticated'] as const;

/** Whether signing in asks the member for a code, and how many recovery codes are left. */
export const getTwoStep = defineEndpoint({
  name: 'get-two-step',
  path: '/api/services/websites/v1/two-step/get',
  audience: 'owner',
  request: z.object({}),
  response: z.object({ is_on: z.boolean(), codes_left: z.int() }),
  errors,
});

/** Makes a secret for an authenticator app; nothing changes until a code of it is confirmed. 409 `conflict` if it is on. */
export const startTwoStep = defineEndpoint({
  name: 'start-two-step',
  path: '/api/services/websites/v1/two-step/start',
  audience: 'owner',
  request: z.object({ current_password: password }),
  response: z.object({
    /** To type in the app. */
    secret: z.string(),
    /** To scan: the rows of a QR code, with 1 for a dark square. */
    squares: z.array(z.string()),
  }),
  errors: [...errors, 'conflict'],
});

/** Turns it on with a first code of the app. The recovery codes are in this reply only. 409 `conflict` if it is on. */
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
  request: z.object({ current_password: password, code }),
  response: confirmTwoStep.response,
  errors: [...errors, 'not_found'],
});

/** Turns it off; repeated, it changes nothing. */
export const stopTwoStep = defineEndpoint({
  name: 'stop-two-step',
  path: '/api/services/websites/v1/two-step/stop',
  audience: 'owner',
  request: z.object({ current_password: password, code }),
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
