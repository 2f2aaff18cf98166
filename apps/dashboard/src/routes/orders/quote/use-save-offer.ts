import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { failedWith } from '../../../queries/call-api.ts';
import { type OwnedQuote, postSaveOffer, quoteQuery, renewQuote } from '../../../queries/quote-queries.ts';
import { useSession } from '../../../session/session-context.ts';
import { type OfferForm, offerFormOf, writtenOf } from './offer-form-values.ts';
import { useOfferForm } from './use-offer-form.ts';

/**
 * Saves the draft of a quote on top of the version that the form shows. If the quote changed meanwhile, what was typed
 * remains, and saving it again is a change of the quote as it is then; a form in which nothing is typed follows the quote.
 */
export function useSaveOffer({ quote, customer, start }: OwnedQuote, form: UseFormReturn<OfferForm>) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const [general, setGeneral] = useState('');
  const { showFailure, submit } = useOfferForm(form);
  const { number } = quote;
  // Of what the form shows; nothing else is shown of it.
  const version = useRef(quote.version);
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty || quote.version <= version.current) return;
    version.current = quote.version;
    form.reset(offerFormOf(customer, start));
  }, [isDirty, quote.version, customer, start, form]);
  const save = useMutation({
    mutationFn: ({ typed }: { typed: OfferForm; then?: () => void }) =>
      postSaveOffer(website.id, { number, version: version.current }, writtenOf(typed)),
    onSuccess: async (reply, { typed, then }) => {
      setGeneral('');
      version.current = reply.version;
      // What was typed since it was sent stays.
      form.reset(typed, { keepValues: true });
      await renewQuote(client, website.id, number);
      if (then) then();
      else showToast({ text: t('quote_saved') });
    },
    onError: async (error) => {
      if (failedWith(error, 'conflict')) {
        await renewQuote(client, website.id, number);
        const now = client.getQueryData(quoteQuery(website.id, number).queryKey);
        if (now) version.current = now.quote.version;
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
