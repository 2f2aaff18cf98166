import { MAX_CATEGORIES } from '@etalage/api-contract';
import { type AppliedItem, MAX_PROPERTIES, MAX_PROPERTY_VALUES, titlesOf } from '@etalage/shop-domain';
import type { ImportMessage } from '../db/tables/catalogue-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { addedNotes, addPropertyValues, freshNotes, makeProperties } from './add-property-values.ts';
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

/** What a product names that is not there: categories, values of properties, and properties with their values. */
export type Missing = Pick<AppliedItem, 'missing' | 'added' | 'fresh'>;

/** Whether a product names anything that is not there. */
export const lacksSomething = ({ missing, added, fresh }: Missing): boolean =>
  missing.length + added.length + fresh.length > 0;

/** What the products so far name. */
interface Named {
  readonly paths: Names;
  /** Values by the key of their property. */
  readonly values: Map<string, Names>;
  /** Properties by their title in lower case. */
  readonly fresh: Map<string, { readonly title: string; readonly values: Names }>;
}

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
  const named: Named = { paths: new Map(), values: new Map(), fresh: new Map() };
  const notes = new Map<number, ImportMessage[]>();
  const seen = new Set<string>();
  for (const target of targets) {
    const keys = keysOf(target);
    const isAgain = keys.some((key) => seen.has(key));
    for (const key of keys) seen.add(key);
    const applied = appliedTo(call, target);
    if (isAgain || !lacksSomething(applied)) continue;
    const news = newNames(call, applied, named);
    if (!news || (await decideItem(tx, call, target)).outcome === 'refused') continue;
    remember(named, news);
    const { row } = target.item;
    notes.set(row, [
      ...madeNotes(row, news.missing),
      ...addedNotes(row, news, call.shop),
      ...freshNotes(row, { fresh: news.fresh.filter(({ isNew }) => isNew) }),
    ]);
  }
  if (notes.size === 0) return { call, notes };
  return { call: await makeFor(tx, call, allOf(named)), notes };
}

function remember({ paths, values, fresh }: Named, news: NonNullable<ReturnType<typeof newNames>>): void {
  for (const path of news.missing) paths.set(path.toLowerCase(), path);
  for (const { key, values: names } of news.added) {
    const known: Names = values.get(key) ?? new Map<string, string>();
    values.set(key, known);
    for (const value of names) known.set(value.toLowerCase(), value);
  }
  for (const { title, values: names } of news.fresh) {
    const known = fresh.get(title.toLowerCase()) ?? { title, values: new Map<string, string>() };
    fresh.set(title.toLowerCase(), known);
    for (const value of names) known.values.set(value.toLowerCase(), value);
  }
}

function allOf({ paths, values, fresh }: Named): Missing {
  return {
    missing: [...paths.values()],
    added: [...values].map(([key, names]) => ({ key, values: [...names.values()] })),
    fresh: [...fresh.values()].map(({ title, values: names }) => ({ title, values: [...names.values()] })),
  };
}

/** Makes categories, properties and values of properties; returns the call with the shop as it is then. */
export async function makeFor(
  tx: WebsiteTransaction,
  call: Storing,
  { missing, added, fresh }: Missing,
): Promise<Storing> {
  await createCategories(tx, call, missing);
  await makeProperties(tx, call, fresh);
  await addPropertyValues(tx, call, added);
  const shop = await findSheetShop(tx, call.websiteId, call.now);
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
function newNames({ shop }: Storing, { missing, added, fresh }: Missing, named: Named) {
  const paths = missing.filter((path) => !named.paths.has(path.toLowerCase()));
  // Each path may need those above it too.
  const levels = [...named.paths.values(), ...paths].flatMap(titlesOf).length;
  const values = added.map(({ key, values: names }) => ({
    key,
    values: unnamed(names, named.values.get(key)),
  }));
  const properties = fresh.map(({ title, values: names }) => {
    const known = named.fresh.get(title.toLowerCase());
    return { title, values: unnamed(names, known?.values), isNew: !known };
  });
  const isFull =
    values.some(({ key, values: names }) => {
      const stored = shop.properties.find((one) => one.key === key)?.values.length ?? 0;
      return stored + (named.values.get(key)?.size ?? 0) + names.length > MAX_PROPERTY_VALUES;
    }) ||
    properties.some(({ title, values: names }) => {
      const known = named.fresh.get(title.toLowerCase())?.values.size ?? 0;
      return known + names.length > MAX_PROPERTY_VALUES;
    });
  const made = shop.properties.length + named.fresh.size + properties.filter(({ isNew }) => isNew).length;
  return isFull || made > MAX_PROPERTIES || shop.categories.size + levels > MAX_CATEGORIES
    ? undefined
    : { missing: paths, added: values, fresh: properties };
}

/** The values that nobody named before. */
function unnamed(values: readonly string[], known: Names = new Map()): string[] {
  return values.filter((value) => !known.has(value.toLowerCase()));
}
