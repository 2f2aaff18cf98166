import type { BookedPeriod, InvoiceDocument } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { listCursors, pageAround } from '../calls/list-cursor.ts';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** Documents in one reply. */
const PART = 200;

const cursors = listCursors<'day'>({ day: /^\d{1,6}$/ });

export interface DocumentRow {
  readonly id: string;
  /** Its day, as a number of days. */
  readonly place: string;
  readonly document: InvoiceDocument;
  /** Code of the country whose rates apply under OSS; else ''. */
  readonly destination: string;
  /** Where the order goes, the VAT decision of the document, and the category of that; '' if it cannot be read. */
  readonly country: string;
  readonly vat: OrderSnapshot['vat'];
  readonly treatment: string;
}

/** An amount of a document, which a credit note takes back. Nothing is 0 and never -0. */
export function signOf(kind: InvoiceDocument['kind'], amount: number): number {
  return kind === 'credit_note' && amount !== 0 ? -amount : amount;
}

/** The invoices and credit notes of a period after another part, the oldest first; those of tests are in no books. */
export async function pageOfInvoices(
  tx: WebsiteTransaction,
  websiteId: string,
  { from, until, cursor: typed }: BookedPeriod & { readonly cursor: string },
) {
  const cursor = cursors.read(typed, 'day');
  const beyond = cursor
    ? sql`(i.date, i.id) > ((date '2000-01-01' + ${cursor.value}::int), ${cursor.id})`
    : sql`true`;
  const { rows: found } = await sql<DocumentRow>`
    select i.id, (i.date - date '2000-01-01')::text as place, i.document,
      coalesce(d.vat ->> 'destination', '') as destination, o.country, d.vat,
      coalesce(d.vat ->> 'category', '') as treatment
    from invoices i join orders o on o.website_id = i.website_id and o.id = i.order_id,
      vat_of_invoice(i) as d (vat)
    where i.website_id = ${websiteId} and i.date between ${from}::date and ${until}::date
      and i.series in ('invoice', 'credit_note') and ${beyond}
    order by i.date, i.id limit ${PART + 1}`.execute(tx);
  const placeOf = ({ place, id }: DocumentRow) => ({ value: place, id, within: '' });
  return pageAround(cursors, { found, limit: PART, sort: 'day', cursor, placeOf });
}
