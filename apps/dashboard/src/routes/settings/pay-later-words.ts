import type { PayLaterTerms } from '@etalage/shop-domain/schema';
import type { TextKey, Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';

export const buyersTexts: Readonly<Record<PayLaterTerms['buyers'], TextKey>> = {
  all: 'payment_later_buyers_all',
  consumers: 'payment_later_buyers_consumers',
  companies: 'payment_later_buyers_companies',
};

/** For whom, how long and up to which amount customers can pay afterwards. */
export function termsText({ days, buyers, most }: PayLaterTerms, t: Translate): string {
  const term = t(days === 1 ? 'payment_later_terms_one' : 'payment_later_terms', { days });
  const limit = most > 0 ? [t('payment_later_terms_most', { amount: formatMoney(most) })] : [];
  return [term, `${t(buyersTexts[buyers])}.`, ...limit].join(' ');
}
