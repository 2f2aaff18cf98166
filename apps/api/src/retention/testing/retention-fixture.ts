import type { RetentionKind } from '@etalage/shop-domain';
import { anna, type customerFixture } from '../../customers/testing/customer-fixture.ts';
import type { TestDatabase } from '../../testing/create-test-database.ts';

const DAY = 24 * 3_600_000;

type Shop = Awaited<ReturnType<typeof customerFixture>>;
type Row = Readonly<Record<string, unknown>>;
type Insert = (table: string, row: Row) => Promise<unknown>;
type Storing = Record<RetentionKind, (at: Date, id: string) => Promise<unknown>>;

/** Stores a row of a table, and rows of each kind as old as is asked. */
export function retentionFixture({ admin: { pool } }: TestDatabase, shop: Shop, now: Date) {
  const insert: Insert = (table, row) => {
    const names = Object.keys(row);
    const places = names.map((_, at) => `$${String(at + 1)}`);
    const statement = `insert into ${table} (${names.join(', ')}) values (${places.join(', ')})`;
    return pool.query(statement, Object.values(row));
  };
  const mail = (at: Date, id: string, status: string) => insert('mail_outbox', mailRow(shop, at, id, status));
  const { order, quote, submission } = shop;
  const storing: Storing = {
    ...storingOfOrders(insert, shop, now),
    ...storingTraces(insert, shop),
    submissions: (at) => submission('piet@x.nl', {}, at),
    quotes: (at) => quote({ at }),
    unpaid_orders: (at) => order({ at, status: 'cancelled', sent: 'none', payment_status: '' }),
    orders: (at) => order({ at }),
    mails: (at, id) => mail(at, id, 'sent'),
  };
  return { insert, mail, storing };
}

const mailRow = ({ websiteId: website_id }: Shop, created_at: Date, id: string, status: string): Row => {
  const texts = { reply_to: '', sender_name: '', subject: 'x', html: 'x', text: 'x' };
  const unique_key = `order-sent:${id}`;
  return { website_id, id, unique_key, recipient: 'anna@voorbeeld.nl', ...texts, status, created_at };
};

/** What is stored with an order, which is itself of now. */
function storingOfOrders(insert: Insert, { websiteId: website_id, order }: Shop, now: Date) {
  return {
    withdrawals: async (created_at: Date, id: string) => {
      const { id: order_id } = await order({ at: now });
      const said = { name: 'Anna', lines: '[]', state: 'paid_back' };
      await insert('withdrawals', { website_id, order_id, id, ...said, created_at });
    },
    notes: async (created_at: Date, id: string) => {
      const { id: order_id } = await order({ at: now });
      const said = { member_id: 'm', member_name: 'M', text: 'Belde' };
      await insert('order_notes', { website_id, id, order_id, ...said, created_at });
    },
    carts: async (at: Date, id: string) => {
      const cart_id = id.padEnd(26, 'c');
      const expires_at = new Date(at.getTime() + 30 * DAY);
      await insert('carts', { website_id, id: cart_id, customer: JSON.stringify(anna), expires_at });
      const line = { type: 'checkout', product_id: 'p', title: 'Tafel', quantity: 1, merge_key: 'm' };
      await insert('cart_lines', { website_id, cart_id, id: '1', ...line, seen_unit_cents: 1 });
    },
  };
}

function storingTraces(insert: Insert, { websiteId: website_id }: Shop) {
  const member = { member_id: 'm', member_name: 'M' };
  return {
    searches: (at: Date, words: string) =>
      insert('missed_searches', { website_id, day: at.toISOString().slice(0, 10), words, count: 1 }),
    consents: (created_at: Date, id: string) =>
      insert('cookie_consents', {
        website_id,
        id,
        created_at,
        given: true,
        enabled: [],
        offered: [],
        url: '/',
      }),
    vat_checks: (checked_at: Date, id: string) => {
      const number = { member_state: 'BE', vat_number: '1', status: 'valid', reply: '{}' };
      return insert('vies_checks', { website_id, id, ...number, checked_at });
    },
    changes: (at: Date, id: string) => {
      const event = { subject_kind: 'x', subject_id: 'x', action: 'x' };
      return insert('audit_events', { website_id, id, change_id: id, at, ...member, ...event });
    },
    invitations: (sent_at: Date, id: string) => {
      const expires_at = new Date(sent_at.getTime() + DAY);
      const asked = { email: `${id}@x.nl`, role: 'shop', token_hash: id, invited_by: 'M', accepted_by: 'u' };
      return insert('invitations', { website_id, id, ...asked, sent_at, expires_at });
    },
    imports: (created_at: Date, id: string) => {
      const sheet = { name: 'lijst.csv', state: 'done', clears_empty: false };
      return insert('catalogue_imports', { website_id, id, ...sheet, ...member, created_at });
    },
  };
}
