import { getInvoiceFile, getOrder, listOrderInvoices } from '@etalage/api-contract';
import type { Replay } from '@etalage/api/replay';
import { type createTestDatabase, readPdf } from '@etalage/api/testing';

type TestDatabase = Awaited<ReturnType<typeof createTestDatabase>>;

/** A VAT group of a calculation or a document, in cents. */
export interface Group {
  readonly category: string;
  readonly rate: number;
  readonly net: number;
  readonly tax: number;
  readonly gross: number;
}

/** An invoice or a credit note: as it was stored, printed and written for a bookkeeping. */
export interface Paper {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly date: string;
  readonly total: number;
  readonly refund_id: string | null;
  readonly groups: readonly Group[];
  readonly pdf: string;
  readonly ubl: string;
}

/** `lowered`: taken off what was still to be paid, for which no money moved. */
interface PaidBack {
  readonly id: string;
  readonly amount: number;
  readonly how: 'provider' | 'hand' | 'lowered';
}

/** All that says what an order cost. */
export interface OrderPapers {
  readonly number: string;
  readonly created_at: Date;
  readonly total: { readonly excl: number; readonly tax: number; readonly incl: number };
  /** Of the calculation that was stored with it. */
  readonly groups: readonly Group[];
  /** `lowered`: what was taken off before it was paid. */
  readonly page: { readonly incl: number; readonly tax: number; readonly lowered: number };
  readonly mail: string;
  /** What the provider was asked for, in cents. */
  readonly charged: readonly number[];
  readonly givenBack: readonly number[];
  readonly refunds: readonly PaidBack[];
  readonly papers: readonly Paper[];
}

interface Opened {
  readonly database: TestDatabase;
  readonly replay: Replay;
  readonly websiteId: string;
  readonly email: string;
}

/** Reads everything about an order; PDFs and mails as text with plain spaces. */
export async function papersOf(opened: Opened, token: string): Promise<OrderPapers> {
  const { database, replay, websiteId, email } = opened;
  const db = database.admin.global;
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('token', '=', token)
    .executeTakeFirstOrThrow();
  const mail = await db
    .selectFrom('mail_outbox')
    .select('text')
    .where('website_id', '=', websiteId)
    .where('unique_key', '=', `order-confirmation:${token}`)
    .executeTakeFirst();
  const { checkout, payment } = await replay.ask(getOrder, { order_session: token, email });
  const calculation = row.snapshot.calculation as { checkout: { groups: Group[] } };
  return {
    number: row.number,
    created_at: row.created_at,
    total: { excl: row.total_excl_tax, tax: row.total_tax, incl: row.total_incl_tax },
    groups: calculation.checkout.groups,
    page: {
      incl: checkout.total_price_with_tax,
      tax: Object.values(checkout.tax_amounts).reduce((sum, tax) => sum + tax, 0),
      lowered: payment.lowered_incl_tax ?? 0,
    },
    mail: plain(mail?.text ?? ''),
    ...(await moneyOf(opened, row.id)),
    papers: await paperFiles(opened, row.number),
  };
}

const plain = (text: string): string => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ');

const centsOf = ({ value }: { readonly value: string }): number => Math.round(Number(value) * 100);

/** What moved at the provider, and what the shop says that it paid back. */
async function moneyOf({ database, websiteId }: Opened, orderId: string) {
  const db = database.admin.global;
  const payments = await db
    .selectFrom('payment_attempts as a')
    .innerJoin('payment_emulator_payments as p', (join) =>
      join.onRef('p.website_id', '=', 'a.website_id').onRef('p.id', '=', 'a.psp_id'),
    )
    .select(['p.id', 'p.amount'])
    .where('a.website_id', '=', websiteId)
    .where('a.order_id', '=', orderId)
    .execute();
  const ids = payments.map(({ id }) => id);
  const back = await db
    .selectFrom('payment_emulator_refunds')
    .select('amount')
    .where('website_id', '=', websiteId)
    .where('payment_id', 'in', [...ids, ''])
    .execute();
  const refunds = await db
    .selectFrom('refunds')
    .select(['id', 'amount', 'by_hand', 'payment_id'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
  const charged = payments.map(({ amount }) => centsOf(amount));
  const paidBack = refunds.map(({ id, amount, by_hand, payment_id }): PaidBack => {
    const how = payment_id === null ? 'lowered' : by_hand ? 'hand' : 'provider';
    return { id, amount, how };
  });
  return { charged, givenBack: back.map(({ amount }) => centsOf(amount)), refunds: paidBack };
}

async function paperFiles({ database, replay, websiteId }: Opened, number: string): Promise<Paper[]> {
  const { invoices } = await replay.ask(listOrderInvoices, { number });
  const papers: Paper[] = [];
  for (const { id } of invoices) {
    const row = await database.admin.global
      .selectFrom('invoices')
      .selectAll()
      .where('website_id', '=', websiteId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { kind, date, total, refund_id, document } = row;
    const ubl = (await replay.ask(getInvoiceFile, { id, form: 'ubl' })).file;
    const pdf = (await replay.ask(getInvoiceFile, { id, form: 'pdf' })).file;
    const { pages } = await readPdf(Buffer.from(pdf, 'base64'));
    papers.push({
      kind,
      number: row.number,
      date,
      total,
      refund_id,
      groups: document.groups,
      ubl: Buffer.from(ubl, 'base64').toString(),
      pdf: plain(pages.map(({ text }) => text).join(' ')),
    });
  }
  return papers;
}
