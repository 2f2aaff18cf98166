import { useQuery } from '@tanstack/react-query';
import { mollieMethodsQuery } from '../../../queries/mollie-queries.ts';
import type { OwnedPaymentMethod, PaymentSettings } from '../../../queries/payment-queries.ts';
import { useSession } from '../../../session/session-context.ts';

/** Which online methods are off at the provider; nothing is said of them as long as it did not answer. */
export function useMethodsAtProvider({ takes_online, methods }: PaymentSettings) {
  const { website } = useSession();
  const hasOnline = methods.some(({ provider }) => provider === 'online');
  const { data, isError } = useQuery({
    ...mollieMethodsQuery(website.id),
    enabled: takes_online && hasOnline,
  });
  return {
    isUnknown: isError,
    isOff: ({ id, provider }: OwnedPaymentMethod) =>
      provider === 'online' && data?.methods.includes(id) === false,
  };
}
