import { discountName, shownSide, taxRows } from '@etalage/shop-domain';
import type { CartLine } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { formatDateTime, formatMoney } from '@etalage/texts/format';
import type { MailPart } from '@etalage/site-model/mail';
import { lineNotes } from '../shoppingcart/line-notes.ts';
import type { PlacedPurchase } from '../payments/order.repository.ts';

/** Which offer of a quote became an order, who accepted it and when. */
export interface AcceptedOffer {
  /** Of the quote. */
  readonly quote: string;
  readonly name: string;
  readonly at: Date;
}

/** From which offer an order came; nothing for an order from the checkout. */
export function acceptedParts(accepted: AcceptedOffer | undefined, t: Translate): MailPart[] {
  if (!accepted) return [];
  const { quote: number, name, at } = accepted;
  const text = t('order_mail_offer_accepted', { number, name, moment: formatDateTime(at) });
  return [{ kind: 'paragraph', text }];
}

/** The lines of the order and of the quote request; all amounts are those of the snapshot. */
export function purchaseParts(purchase: PlacedPurchase, t: Translate): MailPart[] {
  return [
    ...(purchase.order ? orderParts(purchase, purchase.order.number, t) : []),
    ...(purchase.quote ? quoteParts(purchase, purchase.quote.number, t) : []),
  ];
}

function orderParts({ snapshot }: PlacedPurchase, number: string, t: Translate): MailPart[] {
  const { shoppingcart: part, shipment, vies, payment } = snapshot.cart;
  const method = payment.methods[payment.selected]?.title;
  const { selected } = shipment;
  const isZeroRated = vies.category !== 'S';
  const shownShipping = shownSide(selected.price, part.show_price_tax_included);
  const total = (label: string, cents: number, isStrong = false) => ({
    label,
    value: formatMoney(cents),
    isStrong,
  });
  return [
    { kind: 'heading', text: t('order_mail_heading_order', { number }) },
    { kind: 'rows', rows: part.products.map((line) => rowOf(line, part.show_price_tax_included, t)) },
    {
      kind: 'rows',
      rows: [
        ...(part.discounts ?? []).map((discount) => ({
          label: t('webshop_summary_discount', { title: discountName(discount) }),
          value:
            discount.kind === 'free_shipping'
              ? t('webshop_summary_discount_free')
              : formatMoney(-shownSide(discount.price, part.show_price_tax_included)),
        })),
        ...(selected.selected
          ? [total(t('order_mail_shipping', { title: selected.title }), shownShipping)]
          : []),
        ...(vies.category === 'E'
          ? []
          : [total(t('order_mail_total_excl'), part.total_price + selected.price.excl_tax)]),
        ...taxRows(part, 'order_mail_tax', vies.category).map(({ label, amount }) =>
          total(t(label.key, label.values), amount),
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
    },
    ...(method === undefined
      ? []
      : [{ kind: 'paragraph' as const, text: t('order_mail_payment_method', { method }) }]),
  ];
}

function quoteParts({ snapshot }: PlacedPurchase, number: string, t: Translate): MailPart[] {
  const { products, show_price_tax_included: isIncl } = snapshot.cart.quote;
  return [
    { kind: 'heading', text: t('order_mail_heading_quote', { number }) },
    { kind: 'rows', rows: products.map((line) => rowOf(line, isIncl, t)) },
  ];
}

function rowOf(line: CartLine, isIncl: boolean, t: Translate) {
  const number = line.article_number ?? '';
  return {
    label: `${line.quantity} x ${line.title}`,
    details: [
      ...line.options.map(({ title, value }) => (value ? `${title}: ${value}` : title)),
      ...(number === '' ? [] : [t('webshop_product_article_number', { number })]),
      ...lineNotes(line, isIncl, t).map(({ title }) => title),
    ],
    value: formatMoney(isIncl ? line.total_price_incl_tax : line.total_price_excl_tax),
  };
}

/** The addresses of invoice and delivery, as headings with lines under them. */
export function addressParts({ customer, snapshot }: PlacedPurchase, t: Translate): MailPart[] {
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
  const under = (text: string, lines: readonly string[]): MailPart[] => [
    { kind: 'heading', text },
    { kind: 'lines', lines },
  ];
  return [
    ...under(t('order_mail_address_invoice'), [...company.filter(Boolean), ...of('invoice')]),
    ...(customer.custom_shipping_information ? under(t('order_mail_address_shipping'), of('shipping')) : []),
  ];
}
