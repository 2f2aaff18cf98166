import type { Translate } from '@etalage/texts';
import { formatDate, formatMoney } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { CheckboxField, InputField, SelectField, useToast } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import {
  type OwnedOffer,
  type OwnedQuote,
  postDeclineQuote,
  postOrderQuote,
  postSendOffer,
  postWithdrawOffer,
} from '../../../queries/quote-queries.ts';
import { useOpenScreen } from '../../../session/screen-link.tsx';
import { type ActionDialogProps, ChangeDialog } from '../actions/change-dialog.tsx';
import { useQuoteChange } from './use-quote-change.ts';

type Props = ActionDialogProps & { owned: OwnedQuote };

/** What a dialog does once it is done: it closes, and says so. */
function useDone({ onClose }: ActionDialogProps) {
  const showToast = useToast();
  return (text: string) => {
    onClose();
    showToast({ text });
  };
}

/** Sends the draft to the customer. */
export function SendDialog({ owned, offer, ...dialog }: Props & { offer: OwnedOffer }) {
  const t = useText();
  const done = useDone(dialog);
  const change = useQuoteChange(owned, postSendOffer, () => done(t('quote_send_done')));
  const isReplacing = owned.offers.some(({ state }) => state === 'sent');
  const values = {
    email: owned.customer.invoice_email,
    amount: formatMoney(offer.total_incl_tax),
    day: formatDate(offer.content.valid_until),
  };
  return (
    <ChangeDialog
      {...dialog}
      title={t('quote_send')}
      effects={[
        t('quote_send_effect', values),
        ...filesEffect(offer.content.files.length, t),
        ...(isReplacing ? [t('quote_send_replaces')] : []),
      ]}
      confirmText={t('quote_send_confirm')}
      change={change}
    />
  );
}

function filesEffect(count: number, t: Translate): string[] {
  if (count === 0) return [];
  return [count === 1 ? t('quote_send_effect_file') : t('quote_send_effect_files', { count })];
}

/** Takes back what was sent. */
export function WithdrawDialog({ owned, ...dialog }: Props) {
  const t = useText();
  const done = useDone(dialog);
  const change = useQuoteChange(owned, postWithdrawOffer, () => done(t('quote_withdraw_done')));
  return (
    <ChangeDialog
      {...dialog}
      title={t('quote_withdraw')}
      effects={[t('quote_withdraw_effect')]}
      confirmText={t('quote_withdraw')}
      change={change}
    />
  );
}

/** Says that the shop makes no offer. */
export function DeclineDialog({ owned, ...dialog }: Props) {
  const t = useText();
  const done = useDone(dialog);
  const change = useQuoteChange(
    owned,
    (websiteId, seen) => postDeclineQuote(websiteId, seen, true),
    () => done(t('quote_decline_done')),
  );
  return (
    <ChangeDialog
      {...dialog}
      title={t('quote_decline')}
      effects={[t('quote_decline_effect')]}
      confirmText={t('quote_decline')}
      change={change}
    />
  );
}

/** Makes the order of a quote that its customer accepted by telephone. */
export function OrderDialog({ owned, offer, ...dialog }: Props & { offer: OwnedOffer }) {
  const t = useText();
  const openScreen = useOpenScreen();
  const { customer, payments } = owned;
  const [name, setName] = useState(`${customer.invoice_firstname} ${customer.invoice_lastname}`.trim());
  const [payment_method, setMethod] = useState(payments[0]?.id ?? '');
  const [mail, setMail] = useState(true);
  const change = useQuoteChange(
    owned,
    (websiteId, seen) => postOrderQuote(websiteId, seen, { name, payment_method, mail }),
    ({ order_number }) => void openScreen(`/bestellingen/${encodeURIComponent(order_number)}`),
  );
  return (
    <ChangeDialog
      {...dialog}
      title={t('quote_order')}
      effects={[t('quote_order_effect', { amount: formatMoney(offer.total_incl_tax) })]}
      confirmText={t('quote_order_confirm')}
      change={change}
    >
      <InputField
        label={t('quote_order_name')}
        autoComplete="off"
        maxLength={200}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {payments.length > 0 && (
        <SelectField
          label={t('dashboard_order_method')}
          hint={t('quote_order_method_hint')}
          value={payment_method}
          onChange={({ target }) => setMethod(target.value)}
        >
          {payments.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      )}
      <CheckboxField
        label={t('quote_order_mail')}
        hint={t('sending_mail_to', { email: customer.invoice_email })}
        checked={mail}
        onChange={({ target }) => setMail(target.checked)}
      />
    </ChangeDialog>
  );
}
