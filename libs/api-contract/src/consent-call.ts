import { consentPath } from './cookie-consents/consent-path.ts';
import type { DecodedOf, RequestOf, ResponseOf, Call } from './endpoint/call.ts';
import type { storeConsent } from './cookie-consents/store-consent.ts';

/**
 * The call that stores a choice of cookies, apart from the other calls of visitors: only the script of the bar needs it,
 * and the list of the others is in every form.
 */
export const consentCall = { path: consentPath } as unknown as Call<
  RequestOf<typeof storeConsent>,
  ResponseOf<typeof storeConsent>,
  DecodedOf<typeof storeConsent>
>;
