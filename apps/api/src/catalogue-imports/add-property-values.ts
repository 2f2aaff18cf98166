import { type AppliedItem, MAX_PROPERTY_VALUES } from '@etalage/shop-domain';
import type { ImportMessage } from '../db/tables/catalogue-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { addValues } from '../properties/add-values.ts';
import { insertProperty } from '../properties/insert-property.ts';
import { findProperties } from '../properties/property.repository.ts';
import type { ImportShop } from './find-shop.ts';
import type { Storing } from './import-call.ts';

type Applied = Pick<AppliedItem, 'added'>;
type Fresh = Pick<AppliedItem, 'fresh'>;

/** Values that there is no room for. */
export function addedProblems(row: number, { added }: Applied, { properties }: ImportShop): ImportMessage[] {
  return added.flatMap(({ key, values }) => {
    const count = properties.find((one) => one.key === key)?.values.length ?? 0;
    const text = { key: 'property_values_too_many', values: { most: MAX_PROPERTY_VALUES } };
    return count + values.length > MAX_PROPERTY_VALUES ? [{ row, column: 'properties' as const, text }] : [];
  });
}

/** Values that properties get with the import. */
export function addedNotes(row: number, { added }: Applied, { properties }: ImportShop): ImportMessage[] {
  return added.flatMap(({ key, values }) => {
    const title = properties.find((one) => one.key === key)?.title ?? key;
    return values.map((value) => ({
      row,
      column: 'properties' as const,
      text: { key: 'import_property_value_new', values: { title, value } },
    }));
  });
}

/** Properties that are made with the import. */
export function freshNotes(row: number, { fresh }: Fresh): ImportMessage[] {
  return fresh.map(({ title }) => ({
    row,
    column: 'properties' as const,
    text: { key: 'import_property_new', values: { title } },
  }));
}

/** Makes properties, as choices, with their values. */
export async function makeProperties(
  tx: WebsiteTransaction,
  call: Pick<Storing, 'websiteId' | 'member'>,
  fresh: AppliedItem['fresh'],
): Promise<void> {
  if (fresh.length === 0) return;
  const all = await findProperties(tx, call.websiteId);
  for (const { title, values } of fresh) {
    const property = await insertProperty(tx, call, all, { title, kind: 'choice', unit: '' });
    all.push(property);
    const given = values.map((value) => ({ value, color: '' }));
    await addValues(tx, call, property, given);
  }
}

/** Adds values to their properties. */
export async function addPropertyValues(
  tx: WebsiteTransaction,
  call: Pick<Storing, 'websiteId' | 'member'>,
  added: AppliedItem['added'],
): Promise<void> {
  if (added.length === 0) return;
  const stored = await findProperties(tx, call.websiteId);
  for (const { key, values } of added) {
    const property = stored.find((one) => one.key === key);
    if (property)
      await addValues(
        tx,
        call,
        property,
        values.map((value) => ({ value, color: '' })),
      );
  }
}
