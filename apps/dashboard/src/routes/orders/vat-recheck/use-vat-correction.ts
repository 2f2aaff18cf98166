import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedWith } from '../../../queries/call-api.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { renewOrder } from '../../../queries/order-queries.ts';
import { postCorrectVat, postDeclineVatCorrection } from '../../../queries/vat-recheck-queries.ts';
import { useSession } from '../../../session/session-context.ts';

type Choice = 'correct' | 'decline';

const posts = { correct: postCorrectVat, decline: postDeclineVatCorrection };
const doneTexts = { correct: 'vat_recheck_corrected', decline: 'vat_recheck_kept' } as const;

/** Replaces the invoice of an order by one without VAT, or leaves it as it is. */
export function useVatCorrection(number: string, version: number, onDone: () => void) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const mutation = useMutation({
    mutationFn: (choice: Choice) => posts[choice](website.id, { number, version }),
    onSuccess: (_reply, choice) => {
      showToast({ text: t(doneTexts[choice]) });
      onDone();
    },
    onSettled: async () => {
      void client.invalidateQueries({ queryKey: ['vat-recheck', website.id, number] });
      void client.invalidateQueries({ queryKey: ['vat-proofs', website.id] });
      await renewOrder(client, website.id, number);
    },
  });
  const { error } = mutation;
  const failure = error
    ? failedWith(error, 'conflict')
      ? t('order_actions_conflict')
      : failureTexts(error, [], t).general
    : '';
  return { run: mutation.mutate, isBusy: mutation.isPending, failure };
}
