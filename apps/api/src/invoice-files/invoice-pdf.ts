import type { InvoiceDocument } from '@etalage/shop-domain';
import { percentageText } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { formatCount, formatDate, formatMoney, formatUnitPrice } from '@etalage/texts/format';
import { countryName } from '../invoices/find-invoiced-order.ts';
import { paymentBlocks } from './payment-blocks.ts';
import type { PdfBlock, PdfCell, PdfField, PdfPart, PdfTable } from '../pdf/pdf-document.ts';

/** What an invoice or a credit note is called. */
export function titleOf({ kind, number }: InvoiceDocument, t: Translate): string {
  return t(kind === 'invoice' ? 'invoice_title' : 'invoice_title_credit', { number });
}

/** A document as it is printed: all from what was stored when it was made. */
export function invoicePdf(document: InvoiceDocument, t: Translate, origin: string): PdfPart {
  const { seller, grounds, is_test } = document;
  const title = titleOf(document, t);
  const blocks: PdfBlock[] = [
    { kind: 'letterhead', name: seller.name, lines: sellerLines(document, t) },
    { kind: 'heading', text: title },
    ...(is_test ? [paragraph(t('invoice_test'))] : []),
    { kind: 'fields', columns: [partyFields(document, t), factFields(document, t)] },
    tableOf(document, t),
    { kind: 'totals', rows: totalRows(document, t) },
    ...grounds.map(({ text }) => paragraph(text)),
    ...paymentBlocks(document, t, origin),
  ];
  return { title, footer: t('invoice_footer', { shop: seller.name, title }), blocks };
}

const paragraph = (text: string): PdfBlock => ({ kind: 'paragraph', text });
const dayText = (day: string): string => formatDate(new Date(`${day}T12:00:00Z`));

function sellerLines({ seller }: InvoiceDocument, t: Translate): string[] {
  const { address, phone, email, company_number: number, vat_number } = seller;
  const registered = address.country === 'NL' ? 'invoice_kvk' : 'invoice_company_number';
  return [
    ...addressLines(address, t),
    phone,
    email,
    number && t(registered, { number }),
    vat_number && t('invoice_seller_vat', { number: vat_number }),
  ].filter(Boolean);
}

function addressLines(
  { street, postcode, city, country }: InvoiceDocument['seller']['address'],
  t: Translate,
) {
  return [street, `${postcode} ${city}`.trim(), countryName(country, t)].filter(Boolean);
}

function partyFields({ buyer, deliver_to }: InvoiceDocument, t: Translate): PdfField[] {
  const { name, contact, address, vat_number: number } = buyer;
  const lines = [
    name,
    contact,
    ...addressLines(address, t),
    number && t('invoice_buyer_vat', { number }),
  ].filter(Boolean);
  const receiver = deliver_to && {
    label: t('invoice_receiver'),
    lines: [deliver_to.name, ...addressLines(deliver_to.address, t)].filter(Boolean),
  };
  return [{ label: t('invoice_buyer'), lines }, ...(receiver ? [receiver] : [])];
}

function factFields(document: InvoiceDocument, t: Translate): PdfField[] {
  const { number, date, supplied_on, order, credits, due } = document;
  const facts: [string, string][] = [
    [t('invoice_number'), number],
    [t('invoice_date'), dayText(date)],
    [t('invoice_supplied'), dayText(supplied_on)],
    [t('invoice_order'), order.number],
  ];
  if (credits) facts.push([t('invoice_credits'), credits.number]);
  if (due) facts.push([t('invoice_due'), dayText(due)]);
  return facts.map(([label, line]) => ({ label, lines: [line] }));
}

/** Lines and shipping without VAT; a price of a piece is that before a discount. */
function tableOf({ lines, charges }: InvoiceDocument, t: Translate): PdfTable {
  const end = 'end' as const;
  const rows: PdfCell[][] = lines.map((line) => {
    const { title, details, article_number, quantity, discount, net, category, rate } = line;
    const cut = discount > 0 ? [t('invoice_discount', { amount: formatMoney(-discount) })] : [];
    return [
      { text: title, strong: true, details: [...details, article_number, ...cut].filter(Boolean) },
      { text: formatCount(quantity) },
      { text: formatUnitPrice(net + discount, quantity) },
      { text: rateText({ category, rate }) },
      { text: formatMoney(net) },
    ];
  });
  for (const { title, net, category, rate } of charges)
    rows.push([
      { text: title },
      { text: '' },
      { text: '' },
      { text: rateText({ category, rate }) },
      { text: formatMoney(net) },
    ]);
  return {
    kind: 'table',
    columns: [
      { title: t('invoice_article'), width: 5 },
      { title: t('invoice_count'), width: 1, align: end },
      { title: t('invoice_price'), width: 1.6, align: end },
      { title: t('invoice_vat'), width: 1, align: end },
      { title: t('invoice_amount'), width: 1.7, align: end },
    ],
    rows,
  };
}

/** A rate of 0 is one of Z alone; others have no VAT for a reason, which is stated below. */
const rateText = ({ category, rate }: Pick<InvoiceDocument['groups'][number], 'category' | 'rate'>): string =>
  category === 'S' || category === 'Z' ? `${percentageText(String(rate / 100))}%` : '–';

function totalRows({ groups, totals, kind }: InvoiceDocument, t: Translate) {
  const rows = [{ label: t('invoice_net'), value: formatMoney(totals.net) }];
  for (const { category, rate, net, tax } of groups) {
    const amount = formatMoney(net);
    const percentage = percentageText(String(rate / 100));
    const hasRate = category === 'S' || category === 'Z';
    const label = hasRate ? t('invoice_vat_of', { percentage, amount }) : t('invoice_vat_none', { amount });
    rows.push({ label, value: formatMoney(tax) });
  }
  const total = { label: t('invoice_total'), value: formatMoney(totals.gross) };
  const refunded = { label: t('invoice_refunded'), value: formatMoney(totals.paid) };
  if (kind === 'credit_note') return [...rows, total, ...(totals.paid > 0 ? [refunded] : [])];
  const paid = { label: t('invoice_paid'), value: formatMoney(-totals.paid) };
  const open = { label: t('invoice_open'), value: formatMoney(totals.gross - totals.paid) };
  return [...rows, total, ...(totals.paid > 0 ? [paid] : []), open];
}
