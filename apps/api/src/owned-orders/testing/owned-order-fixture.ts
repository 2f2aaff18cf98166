import { newId } from '../../db/new-id.ts';
import { paymentStateOf } from '../../payments/payment-state.ts';
import { withWebsite } from '../../db/with-website.ts';
import type { TestDatabase } from '../../testing/create-test-database.ts';
import { orderFixture } from '../../testing/order-fixture.ts';
import { startOwnerApi } from '../../testing/owner-contract-cases.ts';
import { ownedOrdersHandlers } from '../handlers.ts';

/** Two shops with orders, and the calls with which their people change them. */
export async function ownedOrderFixture(database: TestDatabase) {
  const shop = await orderFixture(database);
  const { a, b, payments } = shop;
  await a.payment('wire', { title: 'Overboeking', provider: 'offline', position: 3 });
  const jobs: object[] = [];
  const api = await startOwnerApi(database, ownedOrdersHandlers, a.websiteId, b.websiteId, {
    payments,
    jobs: { enqueue: async (job) => void jobs.push(job) },
    siteUrl: (host) => `http://${host}`,
  });
  const unlimited = await a.product({ title: 'Kruk' });
  const rowOf = (token: string) =>
    database.admin.global
      .selectFrom('orders')
      .selectAll()
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
  /** A placed order of a product, paid with this method. */
  const ordered = async (method = 'wire', lines: Parameters<typeof shop.cart>[0] = []) => {
    const session = await shop.cart(lines.length > 0 ? lines : [{ product_id: unlimited }]);
    await shop.method(session, method);
    const { body } = await shop.order(session);
    const token = body.order.session as string;
    const row = await rowOf(token);
    return { token, url: body.payment.url as string, number: row.number, id: row.id };
  };
  /** Another order like this one, which is quicker than ordering again; without stock and mails. */
  const copyOf = async (token: string) => {
    const { customer, snapshot, ...stored } = await rowOf(token);
    const row = withoutMade(stored);
    const id = newId();
    const own = { id, token: newId(), number: `K${id}`, cart_id: id, version: 1 };
    await database.admin.global
      .insertInto('orders')
      .values({ ...row, ...own, customer: JSON.stringify(customer), snapshot: JSON.stringify(snapshot) })
      .execute();
    return own;
  };
  return {
    ...shop,
    api,
    copyOf,
    jobs,
    rowOf,
    ordered,
    /** What a change of an order as it is now names. */
    seen: async (token: string) => {
      const { number, version } = await rowOf(token);
      return { ...a.ids, number, version };
    },
    ...storedAbout(database, a.websiteId),
  };
}

/** What is stored about an order. */
function storedAbout({ app, admin }: TestDatabase, websiteId: string) {
  return {
    stateOf: (id: string) => withWebsite(app, websiteId, (tx) => paymentStateOf(tx, websiteId, id)),
    mailsAbout: (token: string) =>
      admin.global
        .selectFrom('mail_outbox')
        .select(['id', 'unique_key', 'subject', 'recipient', 'text', 'status'])
        .where('order_token', '=', token)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
    eventsOf: (id: string) =>
      admin.global
        .selectFrom('audit_events')
        .select(['action', 'before', 'after', 'member_name'])
        .where('subject_kind', '=', 'order')
        .where('subject_id', '=', id)
        .orderBy('at')
        .execute(),
  };
}

/** Columns that the database makes from others. */
const MADE = new Set(['find_text', 'sort_customer', 'sort_number', 'country']);

function withoutMade<Row extends object>(row: Row): Row {
  return Object.fromEntries(Object.entries(row).filter(([name]) => !MADE.has(name))) as Row;
}
