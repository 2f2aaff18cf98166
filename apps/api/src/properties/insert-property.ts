import { pathWords } from '@etalage/site-model';
import { recordChange } from '../audit/audit.repository.ts';
import type { Member } from '../calls/handler-context.ts';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { positionAt } from './property-positions.ts';
import type { StoredProperty } from './property.repository.ts';

interface By {
  readonly websiteId: string;
  readonly member: Pick<Member, 'id' | 'name'>;
}

/** Adds a property without values behind `all` others. The caller locked the products, and checked title and room. */
export async function insertProperty(
  tx: WebsiteTransaction,
  { websiteId, member }: By,
  all: readonly StoredProperty[],
  own: Pick<StoredProperty, 'title' | 'kind' | 'unit'>,
): Promise<StoredProperty> {
  const id = newId();
  const position = positionAt(all.at(-1)?.position, undefined) ?? 0;
  const key = freeKey(
    own.title,
    all.map((one) => one.key),
  );
  const columns = { ...own, key };
  await tx
    .insertInto('properties')
    .values({ ...columns, website_id: websiteId, id, position })
    .execute();
  const changes = [{ subjectId: id, before: null, after: columns }];
  await recordChange(tx, websiteId, member, { kind: 'property', action: 'created', changes });
  return { ...columns, id, position, version: 1, values: [] };
}

/** A key made of a title that no other property has. */
function freeKey(title: string, taken: readonly string[]): string {
  const name = pathWords(title) || 'kenmerk';
  let key = name;
  for (let number = 2; taken.includes(key); number += 1) key = `${name}-${number}`;
  return key;
}
