import { formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failedWith } from '../../../queries/call-api.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import {
  type OrderRefunds,
  postRefund,
  postRetryRefund,
  type RefundRequest,
  refundsQuery,
  renewRefunded,
} from '../../../queries/refund-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { useSession } from '../../../session/session-context.ts';
import { madeText, wordsOf } from './refund-words.ts';

type Asked = Omit<RefundRequest, 'id' | 'number' | 'version'>;

/**
 * Pays back a part of an order. An equal request that is repeated after a lost reply has the same id, so that the money
 * goes back once; after a change by somebody else, the amounts are fetched again.
 */
export function useRefund(number: string, { version, paid }: OrderRefunds, onDone: () => void) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const [key] = useState(createRepeatKey);
  const mutation = useMutation({
    mutationFn: (asked: Asked) =>
      postRefund(website.id, { ...asked, number, version, id: key.for({ number, asked }) }),
    onSuccess: (state) => {
      key.made();
      const made = state.refunds.at(-1);
      if (made) showToast({ text: t(madeText(made), { amount: formatMoney(made.amount) }) });
      client.setQueryData(refundsQuery(website.id, number).queryKey, state);
      onDone();
    },
    onSettled: () => renewRefunded(client, website.id, number),
  });
  const { error } = mutation;
  const failure = error
    ? failedWith(error, 'conflict')
      ? t(wordsOf(paid).changed)
      : failureTexts(error, [], t).general
    : '';
  return { run: mutation.mutate, isBusy: mutation.isPending, failure };
}

export interface RetryRefund {
  readonly run: (id: string) => void;
  readonly isBusy: boolean;
}

/** Asks the payment provider anew for a refund that failed. */
export function useRetryRefund(number: string, version: number): RetryRefund {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const mutation = useMutation({
    mutationFn: (id: string) => postRetryRefund(website.id, { number, version, id }),
    onSuccess: (state, id) => {
      const made = state.refunds.find((refund) => refund.id === id);
      if (made) showToast({ text: t(`refund_made_${made.state}`, { amount: formatMoney(made.amount) }) });
    },
    onError: (error) => {
      const isChanged = failedWith(error, 'conflict');
      showToast({ text: isChanged ? t('refund_changed') : failureTexts(error, [], t).general });
    },
    onSettled: () => renewRefunded(client, website.id, number),
  });
  return { run: mutation.mutate, isBusy: mutation.isPending };
}
