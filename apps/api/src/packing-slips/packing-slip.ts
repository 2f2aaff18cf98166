import { COUNTRIES, countryTextKey, type PackedPieces, piecesLeft } from '@etalage/shop-domain';
import type { Customer } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { formatCount, formatDate } from '@etalage/texts/format';
import type { OrderedLine, OrderPieces } from '../orders/order-pieces.repository.ts';
import type { PdfBlock, PdfCell, PdfPart, PdfTable } from '../pdf/pdf-document.ts';
import type { Seller } from '../websites/seller.ts';

/** An order as whoever packs it needs it. */
export interface PackedOrder {
  readonly number: string;
  readonly created_at: Date;
  readonly customer: Customer;
  /** Of the shipping method; '' without one. */
  readonly method: string;
  readonly isPickup: boolean;
  readonly pieces: OrderPieces;
}

/** The packing slip of an order: what goes into the parcel, and where it goes; without prices. */
export function packingSlip(order: PackedOrder, packed: PackedPieces, seller: Seller, t: Translate): PdfPart {
  const { number, customer, created_at, method, isPickup, pieces } = order;
  const left = piecesLeft(pieces.lines, [{ lines: pieces.sent }]);
  const rows = pieces.lines
    .map((line) => ({ line, count: packed === 'all' ? line.quantity : (left.get(line.position) ?? 0) }))
    .filter(({ count }) => count > 0);
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const where = { label: t(isPickup ? 'packing_slip_customer' : 'packing_slip_address') };
  const facts = [
    { label: t('packing_slip_order'), lines: [number] },
    { label: t('packing_slip_date'), lines: [formatDate(created_at)] },
    ...(method === '' ? [] : [{ label: t('packing_slip_method'), lines: [method] }]),
  ];
  const blocks: PdfBlock[] = [
    { kind: 'letterhead', name: seller.name, lines: sellerAddress(seller) },
    { kind: 'heading', text: t('packing_slip_title', { number }) },
    { kind: 'fields', columns: [[{ ...where, lines: addressOf(customer, t) }], facts] },
    tableOf(rows, packed === 'left' && pieces.sent.length > 0, t),
    { kind: 'totals', rows: [{ label: t('packing_slip_pieces'), value: formatCount(total) }] },
  ];
  return {
    title: t('packing_slip_title', { number }),
    footer: t('packing_slip_footer', { shop: seller.name, number }),
    blocks,
  };
}

type Row = { readonly line: OrderedLine; readonly count: number };

/** Of an order of which a part was sent before, what was ordered stands beside what is sent. */
function tableOf(rows: readonly Row[], isRest: boolean, t: Translate): PdfTable {
  const number = rows.some(({ line }) => line.article_number !== '');
  const ordered = { title: t('packing_slip_ordered'), width: 1, align: 'end' } as const;
  const column = t(isRest ? 'packing_slip_now' : 'packing_slip_count');
  return {
    kind: 'table',
    columns: [
      { title: t('packing_slip_article'), width: 5 },
      ...(number ? [{ title: t('packing_slip_number'), width: 2 }] : []),
      ...(isRest ? [ordered] : []),
      { title: column, width: isRest ? 1.6 : 1, align: 'end' },
    ],
    rows: rows.map(({ line, count }): PdfCell[] => [
      { text: line.title, strong: true, details: optionLines(line) },
      ...(number ? [{ text: line.article_number }] : []),
      ...(isRest ? [{ text: formatCount(line.quantity) }] : []),
      { text: formatCount(count), strong: true },
    ]),
  };
}

const optionLines = ({ options }: OrderedLine): string[] =>
  options.map(({ title, value }) => (value ? `${title}: ${value}` : title));

const sellerAddress = ({ street, postcode, city, phone, email }: Seller): string[] =>
  [street, `${postcode} ${city}`.trim(), phone, email].filter(Boolean);

/** Where it goes; the company is known of the address of the invoice only. */
function addressOf(customer: Customer, t: Translate): string[] {
  const side = customer.custom_shipping_information ? 'shipping' : 'invoice';
  const code = customer[`${side}_country`];
  const known = COUNTRIES.find((one) => one === code);
  return [
    side === 'invoice' && customer.invoice_is_company ? customer.invoice_company : '',
    `${customer[`${side}_firstname`]} ${customer[`${side}_lastname`]}`.trim(),
    `${customer[`${side}_street`]} ${customer[`${side}_number`]}`.trim(),
    `${customer[`${side}_postcode`]} ${customer[`${side}_city`]}`.trim(),
    known ? t(countryTextKey(known)) : code,
  ].filter(Boolean);
}
