import type { ClassCategory } from '@etalage/shop-domain';
import { createTranslate, type TextKey } from '@etalage/texts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/tables.ts';

/** The VAT classes of a new website: those of the Netherlands. The first one is that of a product without a choice. */
const STANDARD: readonly { id: string; name: TextKey; rate_bp: number; category: ClassCategory }[] = [
  { id: 'high', name: 'vat_class_high', rate_bp: 2100, category: 'S' },
  { id: 'low', name: 'vat_class_low', rate_bp: 900, category: 'S' },
  { id: 'zero', name: 'vat_class_zero', rate_bp: 0, category: 'Z' },
  { id: 'exempt', name: 'vat_class_exempt', rate_bp: 0, category: 'E' },
];

/** Gives a new website its VAT classes; products and shipping methods refer to them. */
export async function addVatClasses(
  db: Pick<Kysely<Database>, 'insertInto'>,
  website_id: string,
): Promise<void> {
  const t = createTranslate();
  const rows = STANDARD.map((one, position) => ({ ...one, name: t(one.name), website_id, position }));
  await db.insertInto('vat_classes').values(rows).execute();
}
