import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedWith } from '../../../queries/call-api.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { renewOrder } from '../../../queries/order-queries.ts';
import { postSettlePeppol } from '../../../queries/peppol-queries.ts';
import { useSession } from '../../../session/session-context.ts';

/** Reads an order and its documents again after something became of one of them. */
export function useRenewedInvoices(number: string) {
  const { website } = useSession();
  const client = useQueryClient();
  return () =>
    Promise.all([
      renewOrder(client, website.id, number),
      client.invalidateQueries({ queryKey: ['invoices', website.id, number] }),
    ]);
}

/** Says of a document that it went another way. */
export function useSettlePeppol(seen: { number: string; version: number; id: string }) {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  const renew = useRenewedInvoices(seen.number);
  return useMutation({
    mutationFn: () => postSettlePeppol(website.id, seen),
    onSuccess: () => {
      showToast({ text: t('peppol_settled') });
    },
    onError: (error) => {
      const isChanged = failedWith(error, 'conflict');
      showToast({ text: isChanged ? t('order_actions_conflict') : failureTexts(error, [], t).general });
    },
    onSettled: renew,
  });
}
