import { isTextKey, type TextKey } from '@etalage/texts';
import { z } from 'zod';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';

const textKey = z.custom<TextKey>((key) => typeof key === 'string' && isTextKey(key));
const seller = z.object({ country: z.string().catch(''), vat_number: z.string().catch('') });

const placed = z.object({
  reason: z.object({ key: textKey }),
  // Orders from before it was stored are of goods, unless they say otherwise.
  distance_sale: z.boolean().catch(true),
  seller: seller.catch({ country: '', vat_number: '' }),
});

/** The VAT decision with which an order was placed, as far as a later answer of VIES changes it; undefined for an old one. */
export function placedVatOf({ snapshot }: { readonly snapshot: OrderSnapshot }) {
  const read = placed.safeParse(snapshot.vat);
  if (!read.success) return undefined;
  return { ...read.data, reason: { key: read.data.reason.key as never } };
}
