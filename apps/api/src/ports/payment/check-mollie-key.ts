import { z } from 'zod';
import { callMollie } from './call-mollie.ts';
import { PaymentProviderError } from './payment-provider.ts';

/** What Mollie says about a key. `refused`: it knows no such key, or no longer; `unreachable`: it said nothing. */
export type KeyCheck =
  | { readonly outcome: 'ok'; readonly profile: { readonly id: string; readonly name: string } }
  | { readonly outcome: 'refused' | 'unreachable' };

/** The fields that we use of the profile to which a key belongs. */
const mollieProfile = z.object({ id: z.string().min(1).max(100), name: z.string() });

/** Asks Mollie to whose account a key belongs, which also shows that it works. */
export async function checkMollieKey(apiUrl: () => string, key: string): Promise<KeyCheck> {
  const connection = { apiUrl, apiKeyFor: async () => key, timeout: 5000 };
  try {
    const call = { websiteId: '', path: '/v2/profiles/me' };
    const profile = await callMollie(connection, call, mollieProfile);
    if (!profile) return { outcome: 'refused' };
    return { outcome: 'ok', profile: { id: profile.id, name: profile.name.slice(0, 200) } };
  } catch (fault) {
    if (!(fault instanceof PaymentProviderError)) throw fault;
    return { outcome: fault.temporary ? 'unreachable' : 'refused' };
  }
}
