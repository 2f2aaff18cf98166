import type { CartLine } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';
import type { Purchase } from './order.repository.ts';
import type { Seller } from './seller.ts';

export interface MailLine {
  readonly quantity: number;
  readonly title: string;
  /** Chosen options, e.g. `Kleur: Eiken`. */
  readonly options: readonly string[];
  readonly amount: string;
}

/** One half of the purchase: its lines, and under direct lines what is paid. */
export interface MailSection {
  readonly heading: string;
  readonly lines: readonly MailLine[];
  readonly totals: readonly {
    readonly label: string;
    readonly amount: string;
    readonly isPayable: boolean;
  }[];
}

/** Everything an order mail says, ready to be put in HTML or in plain text. */
export interface MailParts {
  readonly subject: string;
  readonly greeting: string;
  readonly intro: string;
  readonly sections: readonly MailSection[];
  readonly addresses: readonly { readonly heading: string; readonly lines: readonly string[] }[];
  readonly url: string;
  readonly button: string;
  readonly hint: string;
  readonly seller: readonly string[];
}

/** Puts a purchase into words; amounts are those of the snapshot, none is computed here. */
export function orderMailParts(purchase: Purchase, seller: Seller, url: string, t: Translate): MailParts {
  const { kind, number, customer } = purchase;
  return {
    subject: t(kind === 'quote' ? 'order_mail_subject_quote' : 'order_mail_subject_order', { number }),
    greeting: t('order_mail_greeting', { name: customer.invoice_firstname }),
    intro: t(`order_mail_intro_${kind}`, { shop: seller.name }),
    sections: [
      ...(purchase.order ? [orderSection(purchase, purchase.order.number, t)] : []),
      ...(purchase.quote ? [quoteSection(purchase, purchase.quote.number, t)] : []),
    ],
    addresses: addressesOf(purchase, t),
    url,
    button: t('order_mail_button'),
    hint: t('order_mail_button_hint'),
    seller: [
      seller.name,
      seller.street,
      `${seller.postcode} ${seller.city}`.trim(),
      seller.phone,
      seller.email,
      seller.kvk && t('order_mail_kvk', { number: seller.kvk }),
      seller.vat_number && t('order_mail_vat', { number: seller.vat_number }),
    ].filter(Boolean),
  };
}

function orderSection({ snapshot }: Purchase, number: string, t: Translate): MailSection {
  const { shoppingcart: part, shipment, vies } = snapshot.cart;
  const { selected } = shipment;
  const isZeroRated = vies.category !== 'S';
  const shownShipping = part.show_price_tax_included ? selected.price.incl_tax : selected.price.excl_tax;
  const total = (label: string, cents: number, isPayable = false) => ({
    label,
    amount: formatMoney(cents),
    isPayable,
  });
  return {
    heading: t('order_mail_heading_order', { number }),
    lines: part.products.map((line) => lineOf(line, part.show_price_tax_included)),
    totals: [
      ...(selected.selected
        ? [total(t('order_mail_shipping', { title: selected.title }), shownShipping)]
        : []),
      total(t('order_mail_total_excl'), part.total_price + selected.price.excl_tax),
      ...Object.entries(part.tax_amounts).map(([percentage, cents]) =>
        total(t('order_mail_tax', { percentage }), cents),
      ),
      ...(vies.reverse_charge_applied
        ? [total(t('order_mail_reverse_charge', { number: vies.tax_number }), 0)]
        : []),
      total(
        t(isZeroRated ? 'order_mail_total_zero_rated' : 'order_mail_total_incl'),
        part.total_price_with_tax,
        true,
      ),
    ],
  };
}

function quoteSection({ snapshot }: Purchase, number: string, t: Translate): MailSection {
  const { products, show_price_tax_included: isIncl } = snapshot.cart.quote;
  return {
    heading: t('order_mail_heading_quote', { number }),
    lines: products.map((line) => lineOf(line, isIncl)),
    totals: [],
  };
}

function lineOf(line: CartLine, isIncl: boolean): MailLine {
  return {
    quantity: line.quantity,
    title: line.title,
    options: line.options.map(({ title, value }) => (value ? `${title}: ${value}` : title)),
    amount: formatMoney(isIncl ? line.total_price_incl_tax : line.total_price_excl_tax),
  };
}

function addressesOf({ customer, snapshot }: Purchase, t: Translate): MailParts['addresses'] {
  const of = (side: 'invoice' | 'shipping') =>
    [
      `${customer[`${side}_firstname`]} ${customer[`${side}_lastname`]}`.trim(),
      `${customer[`${side}_street`]} ${customer[`${side}_number`]}`.trim(),
      `${customer[`${side}_postcode`]} ${customer[`${side}_city`]}`.trim(),
      snapshot.cart.countries[customer[`${side}_country`]] ?? customer[`${side}_country`],
      customer[`${side}_email`],
      customer[`${side}_phonenumber`],
    ].filter(Boolean);
  const company = customer.invoice_is_company ? [customer.invoice_company, customer.invoice_tax_number] : [];
  return [
    { heading: t('order_mail_address_invoice'), lines: [...company.filter(Boolean), ...of('invoice')] },
    ...(customer.custom_shipping_information
      ? [{ heading: t('order_mail_address_shipping'), lines: of('shipping') }]
      : []),
  ];
}
