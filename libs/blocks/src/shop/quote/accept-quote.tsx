import type { FormFeedback } from '@etalage/api-contract';
import { isOn } from '@etalage/shop-domain';
import { formatDate, formatMoney } from '@etalage/texts/format';
import { Button, TextField, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { MethodList } from '../controls/method-list.tsx';
import { ErrorBox } from '../errors/error-box.tsx';
import { focusWhenFirst } from '../errors/first-error.ts';
import { Agreement } from './agreement.tsx';
import type { ShownQuote } from './quote-stage.ts';
import * as styles from './quote.css.ts';

interface Props {
  quote: ShownQuote;
  offer: NonNullable<ShownQuote['offer']>;
  refused: FormFeedback | undefined;
}

/** In the order of the form, so that the first wrong one is focused. */
const fields = ['name', 'payment_method', 'agreement'] as const;

/**
 * Accepts an offer: who does it, how it will be paid, the terms, and a button that states the obligation to pay (art.
 * 6:230v BW: only the text on the button counts). A plain form, so that it needs no script.
 */
export function AcceptQuote({ quote, offer, refused }: Props) {
  const t = useText();
  const { path, query, order } = usePage();
  const errors = refused?.errors ?? {};
  const due = offer.checkout.total_price_with_tax;
  const methods = Object.values(quote.payment.methods);
  const others = Object.fromEntries(
    Object.entries(errors).filter(([name]) => !(fields as readonly string[]).includes(name)),
  );
  return (
    <form className={styles.accept} method="post" action={`${path}${query}`} aria-labelledby="aanvaarden">
      <input type="hidden" name="email" value={order?.users.invoice_email ?? quote.users.invoice_email} />
      <input type="hidden" name="offer" value={offer.number} />
      <h3 id="aanvaarden" className={styles.subheading}>
        {t('webshop_offer_accept_heading')}
      </h3>
      <p className={styles.due}>{formatMoney(due)}</p>
      <p className={styles.muted}>{t('webshop_offer_open', { date: formatDate(offer.valid_until) })}</p>
      <TextField
        label={t('webshop_offer_name')}
        hint={t('webshop_offer_name_hint')}
        name="name"
        autoComplete="name"
        maxLength={200}
        defaultValue={refused?.values['name'] ?? ''}
        errors={errors['name']}
        {...focusWhenFirst('name', fields, errors)}
      />
      {due > 0 && methods.length > 0 && (
        <MethodList
          name="payment_method"
          legend={t('webshop_checkout_payment_method')}
          methods={methods}
          selected={refused?.values['payment_method'] ?? methods[0]?.id ?? ''}
          empty={t('webshop_checkout_no_payment')}
          errors={errors['payment_method']}
        />
      )}
      <Agreement
        url={quote.agreement.url}
        isChecked={isOn(refused?.values['agreement'] ?? '')}
        errors={errors['agreement'] ?? []}
        focus={focusWhenFirst('agreement', fields, errors)}
      />
      <p>
        {due > 0
          ? t('webshop_offer_accept_text', { amount: formatMoney(due) })
          : t('webshop_offer_accept_free')}
      </p>
      <ErrorBox errors={others} />
      <Button className={styles.wide} name="intent" value="accept-quote">
        {t(due > 0 ? 'webshop_offer_accept' : 'webshop_offer_accept_nothing_due')}
      </Button>
    </form>
  );
}
