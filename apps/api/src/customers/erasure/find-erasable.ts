import type { SentState } from '@etalage/shop-domain';
import type { Customer, OrderStatus, PaymentStatus } from '@etalage/shop-domain/schema';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../../db/with-website.ts';

export interface ErasableOrder {
  readonly id: string;
  readonly token: string;
  readonly quote_id: string | null;
  readonly status: OrderStatus;
  readonly sent: SentState;
  readonly payment_status: PaymentStatus;
  readonly total: number;
  readonly pays_later: boolean;
  readonly customer: Customer;
  readonly created_at: Date;
  /** Sold under OSS. */
  readonly is_oss: boolean;
}

export interface ErasableQuote {
  readonly id: string;
  readonly token: string;
  readonly customer: Customer;
}

/** The purchases of an address. */
export interface Erasable {
  readonly orders: readonly ErasableOrder[];
  readonly quotes: readonly ErasableQuote[];
}

/** The sessions of purchases, by which their mails are found. */
export const tokensOf = ({ orders, quotes }: Erasable): string[] =>
  [...orders, ...quotes].map(({ token }) => token);

/** Whether an order `o` is among those for which VAT is declared elsewhere in the EU. */
export const isSoldUnderOss = sql<boolean>`exists (select from order_vat v
  where v.website_id = o.website_id and v.order_id = o.id and v.destination <> '')`;

/** The orders and quote requests of an address; on request locked, in one order, until the transaction ends. */
export async function findErasable(
  tx: WebsiteTransaction,
  websiteId: string,
  email: string,
  { isLocked }: { readonly isLocked: boolean },
): Promise<Erasable> {
  const lock = isLocked ? sql`for no key update` : sql``;
  const { rows: orders } = await sql<ErasableOrder>`
    select id, token, quote_id, status, sent, payment_status, total_incl_tax as total,
      pay_days is not null as pays_later, customer, created_at, ${isSoldUnderOss} as is_oss
    from orders o where website_id = ${websiteId} and email = ${email} order by id ${lock}`.execute(tx);
  const { rows: quotes } = await sql<ErasableQuote>`
    select id, token, customer from quotes
    where website_id = ${websiteId} and email = ${email} order by id ${lock}`.execute(tx);
  return { orders, quotes };
}
