import type { paymentMails } from '@etalage/api-contract';
import { paymentGroups, PAY_LATER, TRANSFER, unpaidStatuses } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { onlinePaymentsTaken } from '../db/online-payments-taken.ts';
import { wantsReminders } from '../owned-orders/stop-reminders.ts';

export type PaymentMail = (typeof paymentMails)[number];

/** Most orders of one sweep; the others follow in the next one. */
const MOST = 50;

interface Due {
  readonly id: string;
  readonly mail: PaymentMail;
}

/**
 * The orders whose buyer is to be told what became of the payment, each once: it arrived, or it was broken off 15 minutes
 * ago and nothing was begun since. What is older than two days is told to nobody, so that a shop that begins with these
 * mails does not send those of its past.
 */
export async function findDuePaymentMails(
  tx: WebsiteTransaction,
  websiteId: string,
  { now, off }: { readonly now: Date; readonly off: readonly PaymentMail[] },
): Promise<Due[]> {
  // Left out by the query: whoever gets no mail would take the place of others, again and again.
  const { rows } = await sql<Due>`
    select o.id, case when o.payment_status = 'paid' then 'paid' else 'failed' end as mail
    from orders o
    where o.website_id = ${websiteId}
      and o.id in (select e.order_id from payment_events e
        where e.website_id = ${websiteId} and e.created_at > ${now}::timestamptz - interval '2 days')
      and o.email <> ''
      and case o.payment_status
        when 'paid' then ${!off.includes('paid')} and ${unsent('order-paid')}
        else ${!off.includes('failed')} and o.payment_status in (${sql.join([...paymentGroups.failed])}) and o.status = 'placed'
          and ${unsent('order-payment-failed')}
          and ${isOnline} and not exists (
            select from payment_events e where e.website_id = o.website_id and e.order_id = o.id
              and e.created_at > ${now}::timestamptz - interval '15 minutes')
      end
    order by o.created_at, o.id limit ${MOST}`.execute(tx);
  return rows;
}

/**
 * The orders of which the last day of the transfer, or of the term of what is paid afterwards, was one to three days before a
 * day, and that nobody was reminded of. Not those of which the buyer withdrew something, until that was taken off the amount.
 * @param today As `2026-11-28`, where the shop is.
 */
export async function findDueReminders(
  tx: WebsiteTransaction,
  websiteId: string,
  today: string,
): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select o.id, 'reminder' as mail
    from orders o join payment_methods m on m.website_id = o.website_id and m.id = o.payment_method
    where o.website_id = ${websiteId} and m.transfer is not null
      and case m.id
        when ${TRANSFER} then o.created_at
            between ${today}::date - make_interval(days => (m.transfer ->> 'days')::int + 5) and ${today}::date
          and ${today}::date - ((o.created_at at time zone 'Europe/Amsterdam')::date + (m.transfer ->> 'days')::int)
            between 1 and 3
        when ${PAY_LATER} then ${today}::date - o.pay_by between 1 and 3
        else false
      end
      and o.status <> 'cancelled' and (o.status = 'placed' or m.id = ${PAY_LATER}) and o.payment_status in (${sql.join([...unpaidStatuses])})
      and o.total_incl_tax > 0 and o.email <> '' and ${unsent('order-payment-reminder')}
      and ${wantsReminders('o.website_id', 'o.token')}
      and not exists (select from withdrawals w
        where w.website_id = o.website_id and w.order_id = o.id and w.state <> 'refused'
          and not (w.state = 'paid_back' and ${isLowered}))
    order by o.created_at, o.id limit ${MOST}`.execute(tx);
  return rows;
}

/** Whether something was taken off the amount of an order `o` before it was paid. */
const isLowered = sql`exists (
  select from refunds r where r.website_id = o.website_id and r.order_id = o.id
    and r.payment_id is null and r.state = 'done')`;

/** Whether no mail of a kind about an order `o` is in the outbox. */
function unsent(kind: string) {
  return sql`not exists (
    select from mail_outbox sent where sent.website_id = o.website_id and sent.unique_key = ${kind} || ':' || o.token || ':1')`;
}

/** Whether an order `o` has a method that is paid through the provider, which is offered. */
const isOnline = sql`exists (
  select from payment_methods m where m.website_id = o.website_id and m.id = o.payment_method
    and m.provider = 'online' and m.enabled and ${onlinePaymentsTaken})`;
