import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useEffect, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { OwnedQuote } from '../../../queries/quote-queries.ts';
import { UploadServices } from '../../../field-services/upload-services.tsx';
import { FormFailure } from '../../../session/form-failure.tsx';
import { saveBar, saveFailure, saveNote } from '../../pages/pages.css.ts';
import { useUnsaved } from '../../../screen/unsaved-forms.tsx';
import { OfferCustomerFields } from './customer-fields.tsx';
import { type OfferForm, offerFormOf } from './offer-form-values.ts';
import { OfferFiles } from './files/offer-files.tsx';
import { OfferLines } from './offer-lines.tsx';
import { OfferTermsFields } from './offer-terms-fields.tsx';
import * as styles from './quote.css.ts';
import { OrderDialog, SendDialog } from './quote-dialogs.tsx';
import { useSaveOffer } from './use-save-offer.ts';

interface Props {
  owned: OwnedQuote;
  /** Whether something is typed that is not saved. */
  onTyping: (isTyping: boolean) => void;
}

/** The form of the draft of a quote; what is refused is shown at its field, and all that was typed remains. */
export function OfferEditor({ owned, onTyping }: Props) {
  const t = useText();
  const form = useForm<OfferForm>({ defaultValues: offerFormOf(owned.customer, owned.start) });
  const [isCustomerOpen, setCustomerOpen] = useState(false);
  const [opened, setOpened] = useState<'send' | 'order' | null>(null);
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  const { isDirty, errors } = form.formState;
  const { general, isPending, submit } = useSaveOffer(owned, form);
  useUnsaved(isDirty);
  useEffect(() => {
    onTyping(isDirty);
    return () => onTyping(false);
  }, [isDirty, onTyping]);
  const draft = owned.offers.find(({ state }) => state === 'draft');
  const dialog = {
    onClose: () => setOpened(null),
    onCloseFocus: (event: Event) => {
      event.preventDefault();
      button?.focus();
    },
  };
  /** Saves what was typed before the quote leaves the shop. */
  const proceed = (to: 'send' | 'order') => {
    if (draft && !isDirty) setOpened(to);
    else void submit(() => setOpened(to));
  };
  return (
    <FormProvider {...form}>
      <div className={styles.stack}>
        <OfferLines shop={owned} />
        <OfferTermsFields shop={owned} />
        <UploadServices>
          <OfferFiles owned={owned} />
        </UploadServices>
        {isCustomerOpen || errors.customer ? (
          <OfferCustomerFields />
        ) : (
          <p>
            <Action icon="edit" onClick={() => setCustomerOpen(true)}>
              {t('quote_customer_change')}
            </Action>
          </p>
        )}
      </div>
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{general}</FormFailure>
        <p className={saveNote}>{t(isDirty ? 'products_unsaved' : 'quote_draft_note')}</p>
        <Action busy={isPending} onClick={() => void submit()}>
          {t(isPending ? 'dashboard_saving' : 'quote_save')}
        </Action>
        <Action onClick={() => proceed('order')}>{t('quote_order')}</Action>
        <Action ref={setButton} kind="primary" onClick={() => proceed('send')}>
          {t('quote_send')}
        </Action>
      </div>
      {opened === 'send' && draft && <SendDialog owned={owned} offer={draft} {...dialog} />}
      {opened === 'order' && draft && <OrderDialog owned={owned} offer={draft} {...dialog} />}
    </FormProvider>
  );
}
