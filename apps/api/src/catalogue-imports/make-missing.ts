import { MAX_CATEGORIES } from '@etalage/api-contract';
import { MAX_PROPERTY_VALUES, titlesOf } from '@etalage/shop-domain';
import type { ImportMessage } from '../db/tables/catalogue-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { addedNotes, addPropertyValues } from './add-property-values.ts';
import { createCategories } from './create-categories.ts';
import { appliedTo, decideItem } from './decide-item.ts';
import { findSheetShop, readingOf } from './find-shop.ts';
import { keysOf, type Target } from './find-targets.ts';
import type { Storing } from './import-call.ts';

/** What was made for products of a sheet before they are stored. */
export interface Made {
  /** The call with the shop as it is then. */
  readonly call: Storing;
  /** What their owner should know of it, by the row of the first product that names it. */
  readonly notes: ReadonlyMap<number, readonly ImportMessage[]>;
}

/** A path or a value with how the first product names it. */
type Names = Map<string, string>;

/**
 * Makes the categories and the values of properties that products name, all together: each on its own would read and store
 * the whole list of values again. What a refused product names is not made. A product that depends on an earlier one, or
 * for which there may be no room, is left to `makeFor`.
 */
export async function makeMissing(
  tx: WebsiteTransaction,
  call: Storing,
  targets: readonly Target[],
): Promise<Made> {
  const paths: Names = new Map();
  const values = new Map<string, Names>();
  const notes = new Map<number, ImportMessage[]>();
  const seen = new Set<string>();
  for (const target of targets) {
    const keys = keysOf(target);
    const isAgain = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    const { missing, added } = appliedTo(call, target);
    if (isAgain || missing.length + added.length === 0) continue;
    const news = newNames(call, { missing, added }, { paths, values });
    if (!news || (await decideItem(tx, call, target)).outcome === 'refused') continue;
    for (const path of news.missing) paths.set(path.toLowerCase(), path);
    for (const { key, values: fresh } of news.added) {
      const names = values.get(key) ?? new Map<string, string>();
      values.set(key, names);
      for (const value of fresh) names.set(value.toLowerCase(), value);
    }
    const { row } = target.item;
    notes.set(row, [...madeNotes(row, news.missing), ...addedNotes(row, news, call.shop)]);
  }
  if (notes.size === 0) return { call, notes };
  const added = [...values].map(([key, names]) => ({ key, values: [...names.values()] }));
  return { call: await makeFor(tx, call, { missing: [...paths.values()], added }), notes };
}

/** Makes categories and values of properties; returns the call with the shop as it is then. */
export async function makeFor(
  tx: WebsiteTransaction,
  call: Storing,
  { missing, added }: Pick<ReturnType<typeof appliedTo>, 'missing' | 'added'>,
): Promise<Storing> {
  await createCategories(tx, call, missing);
  await addPropertyValues(tx, call, added);
  const shop = await findSheetShop(tx, call.websiteId);
  const { pictures, clearsEmpty } = call.reading;
  return { ...call, shop, reading: readingOf(shop, pictures, clearsEmpty) };
}

/** That categories were made for a row. */
export function madeNotes(row: number, paths: readonly string[]): ImportMessage[] {
  return paths.map((path) => ({
    row,
    column: 'categories' as const,
    text: { key: 'import_category_made', values: { path } },
  }));
}

/** What of it nobody named before; undefined if there may be no room for all of it. */
function newNames(
  { shop }: Storing,
  { missing, added }: Pick<ReturnType<typeof appliedTo>, 'missing' | 'added'>,
  named: { readonly paths: Names; readonly values: ReadonlyMap<string, Names> },
) {
  const paths = missing.filter((path) => !named.paths.has(path.toLowerCase()));
  // Each path may need those above it too.
  const levels = [...named.paths.values(), ...paths].flatMap(titlesOf).length;
  const values = added.map(({ key, values: fresh }) => ({
    key,
    values: fresh.filter((value) => !named.values.get(key)?.has(value.toLowerCase())),
  }));
  const isFull = values.some(({ key, values: fresh }) => {
    const stored = shop.properties.find((one) => one.key === key)?.values.length ?? 0;
    return stored + (named.values.get(key)?.size ?? 0) + fresh.length > MAX_PROPERTY_VALUES;
  });
  return isFull || shop.categories.size + levels > MAX_CATEGORIES
    ? undefined
    : { missing: paths, added: values };
}
