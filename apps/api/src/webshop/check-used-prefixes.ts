import type { WebshopContent } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { Message } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

type Prefixes = Pick<WebshopContent, 'invoice_prefix' | 'credit_prefix'>;

/**
 * What invoices cannot begin with because credit notes do this year, and the other way round, by field. Both count from 1,
 * so that a number would be given twice; those of earlier years have another year in their number.
 */
export async function checkUsedPrefixes(
  tx: WebsiteTransaction,
  websiteId: string,
  { before, after, year }: { readonly before: Prefixes; readonly after: Prefixes; readonly year: number },
): Promise<Record<string, readonly Message[]>> {
  const errors: Record<string, readonly Message[]> = {};
  const isUsed = (kind: 'invoice' | 'credit_note', prefix: string) =>
    hasNumbers(tx, websiteId, { kind, prefix, year });
  const { invoice_prefix: invoices, credit_prefix: credits } = after;
  if (invoices !== before.invoice_prefix && (await isUsed('credit_note', invoices)))
    errors['invoice_prefix'] = [{ key: 'webshop_prefix_used_credits', values: { prefix: invoices } }];
  if (credits !== before.credit_prefix && (await isUsed('invoice', credits)))
    errors['credit_prefix'] = [{ key: 'webshop_prefix_used_invoices', values: { prefix: credits } }];
  return errors;
}

interface Numbered {
  readonly kind: 'invoice' | 'credit_note';
  readonly prefix: string;
  readonly year: number;
}

/** Whether a document of a kind got a number with a prefix since the beginning of a year. */
async function hasNumbers(
  tx: WebsiteTransaction,
  websiteId: string,
  { kind, prefix, year }: Numbered,
): Promise<boolean> {
  const found = await tx
    .selectFrom('invoices')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('series', 'in', [kind, `test_${kind}`] as const)
    .where('year', '>=', year)
    // What stands before the year in its number, which has four digits, a hyphen and the count after it.
    .where(sql<string>`substring(number from '^(?:PROEF-)?(.*)[0-9]{4}-[0-9]+$')`, '=', prefix)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
