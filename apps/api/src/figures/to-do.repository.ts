import { type OrderSearch, TO_DO_DAYS } from '@etalage/api-contract';
import { dutchDayOf } from '@etalage/texts/format';
import { sql } from 'kysely';
import { startOfDay } from '../db/start-of-day.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type Conditions, conditionsOf } from '../order-list/list-conditions.ts';

export interface ShopWork {
  readonly to_send: number;
  readonly quotes: number;
  readonly failed_payments: number;
  readonly charged_back: number;
  readonly later_open: number;
  readonly later_overdue: number;
  readonly withdrawals: number;
  readonly questions: number;
}

export const NO_WORK: ShopWork = {
  to_send: 0,
  quotes: 0,
  failed_payments: 0,
  charged_back: 0,
  later_open: 0,
  later_overdue: 0,
  withdrawals: 0,
  questions: 0,
};

/** More than this is not counted: nobody needs to know how much more. */
export const MOST = 1000;

const everything = { query: '', from: '', until: '', sort: 'date', descending: true } as const;

/** What waits in the shop: what the list of orders has for the same search. */
export async function findShopWork(tx: WebsiteTransaction, websiteId: string, now: Date): Promise<ShopWork> {
  const from = dutchDayOf(new Date(now.getTime() - TO_DO_DAYS * 24 * 3_600_000));
  const toSend = counted(websiteId, { ...everything, part: 'to_send' });
  const failed = counted(websiteId, { ...everything, from, part: 'unpaid', payment: 'failed' });
  const takenBack = counted(websiteId, { ...everything, payment: 'charged_back' });
  const withdrawn = counted(websiteId, { ...everything, withdrawn: true });
  const open = counted(websiteId, { ...everything, later: 'open' });
  const overdue = counted(websiteId, { ...everything, later: 'overdue' });
  const asked = conditionsOf(websiteId, { ...everything, part: 'quotes', unanswered: true });
  const { rows } = await sql<ShopWork>`
    select ${toSend} as to_send, ${failed} as failed_payments, ${takenBack} as charged_back,
      ${open} as later_open, ${overdue} as later_overdue,
      ${withdrawn} as withdrawals, ${countedRows(asked)} as questions,
      (select count(*)::int from (select from quotes q
        where q.website_id = ${websiteId} and q.status = 'requested' and q.created_at >= ${startOfDay(from)}
        limit ${MOST}) found) as quotes`.execute(tx);
  return rows[0] ?? NO_WORK;
}

function counted(websiteId: string, search: OrderSearch) {
  return countedRows({ orders: conditionsOf(websiteId, search).orders, quotes: undefined });
}

/** The number of rows of the list of orders with these conditions. */
function countedRows({ orders, quotes }: Conditions) {
  const listed = sql`select from orders o where ${sql.join([...orders], sql` and `)}`;
  const all = quotes
    ? sql`${listed} union all select from quotes q where ${sql.join([...quotes], sql` and `)}`
    : listed;
  return sql`(select count(*)::int from (${all} limit ${MOST}) found)`;
}

/** The number of submissions that nobody has read. */
export async function countUnread(tx: WebsiteTransaction, websiteId: string): Promise<number> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (select from form_submissions
      where website_id = ${websiteId} and read_at is null limit ${MOST}) found`.execute(tx);
  return rows[0]?.unread ?? 0;
}
