import { useText } from '@etalage/ui-kit';
import { Action, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { type OwnedQuote, postCreateQuote, quoteStartQuery } from '../../../queries/quote-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { BackLink } from '../../../screen/back-link.tsx';
import { LoadFailure } from '../../../screen/load-failure.tsx';
import { ScreenHeader } from '../../../screen/screen-header.tsx';
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx';
import { FormFailure } from '../../../session/form-failure.tsx';
import { useOpenScreen } from '../../../session/screen-link.tsx';
import { useSession } from '../../../session/session-context.ts';
import { saveBar, saveFailure, saveNote } from '../../pages/pages.css.ts';
import { OfferCustomerFields } from './customer-fields.tsx';
import { type OfferForm, offerFormOf, writtenOf } from './offer-form-values.ts';
import { OfferLines } from './offer-lines.tsx';
import { OfferTermsFields } from './offer-terms-fields.tsx';
import * as styles from './quote.css.ts';
import { useOfferForm } from './use-offer-form.ts';

type Start = Pick<OwnedQuote, 'customer' | 'start' | 'terms' | 'vat_classes' | 'today'>;

/** `/bestellingen/nieuw`: a quote or an order that the shop makes for a customer. */
export function NewQuote() {
  const t = useText();
  const { website } = useSession();
  const { data, isError, refetch } = useQuery(quoteStartQuery(website.id));
  return (
    <>
      <ScreenHeader
        title={t('quote_new')}
        intro={t('quote_new_intro')}
        back={<BackLink to="/bestellingen" text="dashboard_orders_heading" />}
      />
      {data && <NewQuoteForm start={data} />}
      {!data && isError && <LoadFailure onRetry={() => void refetch()} />}
      {!data && !isError && <TableSkeleton label={t('dashboard_loading')} />}
    </>
  );
}

function NewQuoteForm({ start }: { start: Start }) {
  const t = useText();
  const form = useForm<OfferForm>({ defaultValues: offerFormOf(start.customer, start.start) });
  const { made, general, isPending, submit } = useCreateQuote(form);
  const isUnsaved = form.formState.isDirty && made === '';
  const openScreen = useOpenScreen();
  useEffect(() => {
    if (made !== '' && !isUnsaved) void openScreen(`/bestellingen/${encodeURIComponent(made)}`);
  }, [made, isUnsaved, openScreen]);
  return (
    <FormProvider {...form}>
      <div className={styles.stack}>
        <OfferCustomerFields />
        <OfferLines shop={start} />
        <OfferTermsFields shop={start} />
      </div>
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{general}</FormFailure>
        <p className={saveNote}>{t('quote_new_note')}</p>
        <Action kind="primary" busy={isPending} onClick={() => void submit()}>
          {t(isPending ? 'dashboard_saving' : 'quote_new_save')}
        </Action>
      </div>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </FormProvider>
  );
}

/** Makes the quote once, however often it is tried; `made` is its number. */
function useCreateQuote(form: ReturnType<typeof useForm<OfferForm>>) {
  const { website } = useSession();
  const client = useQueryClient();
  const key = useRef(createRepeatKey());
  const [made, setMade] = useState('');
  const [general, setGeneral] = useState('');
  const { showFailure, submit } = useOfferForm(form);
  const create = useMutation({
    mutationFn: (typed: OfferForm) => {
      const written = writtenOf(typed);
      return postCreateQuote(website.id, written, key.current.for(written));
    },
    onSuccess: ({ number }) => {
      key.current.made();
      form.reset(form.getValues());
      void client.invalidateQueries({ queryKey: ['orders', website.id] });
      setMade(number);
    },
    onError: (error) => setGeneral(showFailure(error)),
  });
  return {
    made,
    general,
    isPending: create.isPending,
    submit: () =>
      submit((typed) => {
        setGeneral('');
        if (!create.isPending) create.mutate(typed);
      }),
  };
}
