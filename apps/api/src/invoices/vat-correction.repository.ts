import type { InvoiceDocument, InvoicedOrder, ProvenCategory } from '@etalage/shop-domain';
import { recharged } from '@etalage/shop-domain';
import { z } from 'zod';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** From which round on the documents of an order are charged in another way than it was placed with. */
export interface VatCorrection {
  readonly round: number;
  readonly category: ProvenCategory;
}

const stored = z.object({ category: z.enum(['K', 'AE']) });

/** The correction of an order; undefined without one. */
export async function findVatCorrection(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<VatCorrection | undefined> {
  const row = await tx
    .selectFrom('vat_corrections')
    .select(['round', 'vat'])
    .where('website_id', '=', websiteId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row && { round: row.round, category: stored.parse(row.vat).category };
}

/** How a document of a round is charged: as the order was placed, unless that was corrected before. */
export function chargedBy(
  correction: VatCorrection | undefined,
  round: number,
  order: Pick<InvoicedOrder, 'words'>,
): (document: InvoiceDocument) => InvoiceDocument {
  if (!correction || round < correction.round) return (document) => document;
  return (document) => recharged(document, correction.category, order);
}
