import { categoryPath, type SheetReading, type SheetShop } from '@etalage/shop-domain';
import { createTranslate, type Translate } from '@etalage/texts';
import { findCategories } from '../categories/category.repository.ts';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findProperties } from '../properties/property.repository.ts';
import { findShop } from '../owned-products/owned-product.repository.ts';

export type ImportShop = SheetShop &
  Awaited<ReturnType<typeof findShop>> & {
    /** Ids of the categories that have their products by a rule. */
    readonly ruleCategories: ReadonlySet<string>;
  };

/** What the cells of a sheet refer to on a website, with its price mode and VAT classes. */
export async function findSheetShop(
  tx: WebsiteTransaction,
  websiteId: string,
  now: Date,
): Promise<ImportShop> {
  const shop = await findShop(tx, websiteId, now);
  const rows = await findCategories(tx, websiteId);
  const t = createTranslate({});
  const byId = new Map(rows.map((row) => [row.id, row]));
  const pathOf = (id: string): string => {
    const titles: string[] = [];
    const seen = new Set<string>();
    for (let row = byId.get(id); row && !seen.has(row.id); row = byId.get(row.parent_id ?? '')) {
      seen.add(row.id);
      titles.unshift(row.title);
    }
    return categoryPath(titles);
  };
  return {
    ...shop,
    vatClasses: shop.vat_classes,
    properties: await findProperties(tx, websiteId),
    categories: new Map(rows.map(({ id }) => [id, pathOf(id)])),
    ruleCategories: new Set(rows.filter(({ has_rule }) => has_rule).map(({ id }) => id)),
    statuses: {
      draft: t('sheet_status_draft'),
      published: t('sheet_status_published'),
      archived: t('sheet_status_archived'),
    },
    exclusions: exclusionWords(t),
  };
}

/** The words of why nobody can withdraw from a product, as its form says them. */
function exclusionWords(t: Translate): SheetShop['exclusions'] {
  return {
    '': '',
    custom: t('product_exclusion_custom'),
    perishable: t('product_exclusion_perishable'),
    dated: t('product_exclusion_dated'),
    sealed_hygiene: t('product_exclusion_sealed_hygiene'),
    sealed_media: t('product_exclusion_sealed_media'),
    digital: t('product_exclusion_digital'),
  };
}

/** A shop into which a sheet is read. */
export function readingOf(
  shop: ImportShop,
  pictures: ReadonlyMap<string, string>,
  clearsEmpty: boolean,
): SheetReading {
  const categoryIds = new Map([...shop.categories].map(([id, path]) => [path.toLowerCase(), id]));
  return { ...shop, categoryIds, pictures, clearsEmpty, newId };
}
