import { tidyProperties, type ProductProperty } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import type { Member } from '../calls/handler-context.ts';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type ProductState, storeProductProperties } from './product-properties.ts';
import type { PropertyState } from './property-parts.ts';
import type { StoredProperty } from './property.repository.ts';

interface Change {
  readonly websiteId: string;
  readonly member: Pick<Member, 'id' | 'name'>;
  readonly action: 'properties' | 'undone';
  /** By which all of it is found. */
  readonly change: string;
}

/** What a change of a property makes of its products. */
export interface ProductsChange {
  readonly products: readonly ProductState[];
  readonly next: (state: ProductState) => readonly ProductProperty[];
  /** Makes the rules of categories ask for what values are called now. */
  readonly renameRules?: () => Promise<void>;
}

/**
 * Stores what a change of a property makes of products, as the next version of each with an event in its history, in a few
 * statements for any number of products. Returns how many changed. The caller locked the products.
 */
export async function changeProducts(
  tx: WebsiteTransaction,
  { websiteId, member, action, change }: Change,
  property: StoredProperty,
  { products, next, renameRules }: ProductsChange,
): Promise<number> {
  const states = products.map((state) => ({
    id: state.id,
    before: tidyProperties(state.properties),
    properties: tidyProperties(next(state)),
  }));
  const changed = states.filter(
    ({ before, properties }) => JSON.stringify(before) !== JSON.stringify(properties),
  );
  if (changed.length === 0) {
    await renameRules?.();
    return 0;
  }
  await storeProductProperties(tx, websiteId, [property], changed, renameRules);
  await sql`
    update products set version = version + 1, updated_at = clock_or(now())
    where website_id = ${websiteId} and id = any(${changed.map(({ id }) => id)}::text[])`.execute(tx);
  const changes = changed.map(({ id, before, properties }) => ({
    subjectId: id,
    before: { properties: before },
    after: { properties },
  }));
  await recordChange(tx, websiteId, member, { kind: 'product', action, changes, change });
  return changed.length;
}

/**
 * What a property becomes, under the title that its values at products have until `spreadTitles`: a value that is stored
 * under two titles could not get one of them.
 */
export function underStoredTitle(stored: StoredProperty, next: PropertyState): StoredProperty {
  return { ...stored, ...next, title: stored.title, values: [...next.values] };
}

/** The id of a new change. */
export const newChange = (): string => newId();
