import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failedWith } from '../../../queries/call-api.ts';
import { type OwnedQuote, postSaveOffer, renewQuote } from '../../../queries/quote-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { type OfferForm, writtenOf } from './offer-form-values.ts';
import { useOfferForm } from './use-offer-form.ts';

/**
 * Saves the draft of a quote. If the quote changed meanwhile, what was typed remains, and saving it again is a change of the
 * quote as it is then.
 */
export function useSaveOffer({ quote }: OwnedQuote, form: UseFormReturn<OfferForm>) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const [general, setGeneral] = useState('');
  const { showFailure, submit } = useOfferForm(form);
  const { number, version } = quote;
  const save = useMutation({
    mutationFn: ({ typed }: { typed: OfferForm; then?: () => void }) =>
      postSaveOffer(website.id, { number, version }, writtenOf(typed)),
    onSuccess: async (_, { typed, then }) => {
      setGeneral('');
      form.reset(typed);
      await renewQuote(client, website.id, number);
      if (then) then();
      else showToast({ text: t('quote_saved') });
    },
    onError: async (error) => {
      if (failedWith(error, 'conflict')) {
        await renewQuote(client, website.id, number);
        setGeneral(t('quote_conflict'));
        return;
      }
      setGeneral(showFailure(error));
    },
  });
  return {
    general,
    isPending: save.isPending,
    /** Saves, and then does something with the quote as it is stored. */
    submit: (then?: () => void) =>
      submit((typed) => {
        setGeneral('');
        if (!save.isPending) save.mutate(then ? { typed, then } : { typed });
      }),
  };
}
