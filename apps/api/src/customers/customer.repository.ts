import type { Selectable } from 'kysely';
import { ApiError } from '../calls/api-error.ts';
import type { CustomerTables } from '../db/tables/customers.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The kind under which the audit records what members do with the data of customers. */
export const CUSTOMER_SUBJECT = 'customer';

export type CustomerRow = Selectable<CustomerTables['customers']>;

/** The customer with an id. Throws `not_found`. */
export async function findCustomer(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<CustomerRow> {
  const row = await customers(tx, websiteId, id).executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

/** As `findCustomer`, and no other call changes the customer until the transaction ends. */
export async function lockCustomer(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<CustomerRow> {
  const row = await customers(tx, websiteId, id).forUpdate().executeTakeFirst();
  if (!row) throw new ApiError('not_found');
  return row;
}

function customers(tx: WebsiteTransaction, websiteId: string, id: string) {
  return tx.selectFrom('customers').selectAll().where('website_id', '=', websiteId).where('id', '=', id);
}
