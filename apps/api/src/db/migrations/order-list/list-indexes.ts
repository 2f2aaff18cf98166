import { type Kysely, sql } from 'kysely';

/** Money that is here or is not needed, and money that is awaited; as `isInPart` of shop-domain. */
const IS_MONEY_HERE = `(total_incl_tax <= 0 or payment_status in ('paid', 'partially_refunded'))`;

/** The parts of the list; its queries have the same conditions, or the index would not be used. */
const parts = {
  to_send: `status = 'placed' and sent <> 'all' and ${IS_MONEY_HERE}`,
  unpaid: `status <> 'cancelled' and total_incl_tax > 0
    and payment_status not in ('paid', 'refunded', 'partially_refunded', 'charged_back')`,
  completed: `(status = 'completed' or status = 'placed' and sent = 'all' and ${IS_MONEY_HERE})`,
  cancelled: `status = 'cancelled'`,
  quotes: 'with_quote',
};

/** An index for each order of the list, and one for each thing that it is filtered by. */
export async function createListIndexes(db: Kysely<unknown>): Promise<void> {
  // Pages continue after a row, for which both columns have one direction.
  await sql`drop index orders_newest`.execute(db);
  await sql`drop index quotes_newest`.execute(db);
  const sorted = {
    date: 'created_at',
    total: 'total_incl_tax',
    customer: 'sort_customer',
    number: 'sort_number',
  };
  for (const table of ['orders', 'quotes']) {
    // A quote request from the cart of an order has no row of its own.
    const listed = table === 'quotes' ? sql`where not with_order` : sql``;
    for (const [name, column] of Object.entries(sorted)) {
      await sql`create index ${sql.id(`${table}_listed_by_${name}`)}
        on ${sql.table(table)} (website_id, ${sql.id(column)}, id) ${listed}`.execute(db);
    }
    await sql`create index ${sql.id(`${table}_of_country`)}
      on ${sql.table(table)} (website_id, country, created_at, id)`.execute(db);
  }
  for (const [name, condition] of Object.entries(parts)) {
    await sql`create index ${sql.id(`orders_${name}`)} on orders (website_id, created_at, id)
      where ${sql.raw(condition)}`.execute(db);
  }
  for (const column of ['payment_status', 'payment_method']) {
    await sql`create index ${sql.id(`orders_of_${column}`)}
      on orders (website_id, ${sql.id(column)}, created_at, id)`.execute(db);
  }
}
