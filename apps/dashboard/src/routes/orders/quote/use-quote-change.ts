import { useText } from '@etalage/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failedWith } from '../../../queries/call-api.ts';
import { failureErrors } from '../../../queries/failure-texts.ts';
import { type OwnedQuote, renewQuote, type SeenQuote } from '../../../queries/quote-queries.ts';
import { useSession } from '../../../session/session-context.ts';

/** Changes a quote from a dialog; if it changed meanwhile it is shown as it is now, and the dialog says so. */
export function useQuoteChange<Reply>(
  { quote }: OwnedQuote,
  call: (websiteId: string, seen: SeenQuote) => Promise<Reply>,
  onDone: (reply: Reply) => void,
) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const [general, setGeneral] = useState('');
  const { number, version } = quote;
  const change = useMutation({
    mutationFn: () => call(website.id, { number, version }),
    onSuccess: async (reply) => {
      setGeneral('');
      await renewQuote(client, website.id, number);
      onDone(reply);
    },
    onError: async (error) => {
      if (failedWith(error, 'conflict')) {
        await renewQuote(client, website.id, number);
        setGeneral(t('quote_conflict'));
        return;
      }
      setGeneral(Object.values(failureErrors(error, t)).flat().join(' '));
    },
  });
  const submit = () => {
    if (!change.isPending) change.mutate();
  };
  return { general, isPending: change.isPending, submit };
}
