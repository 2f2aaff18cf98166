import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  currentDocument,
  sharedNames,
  type StoredSharedValue,
  sharedValueOf,
  sharingOperations,
} from '@etalage/blocks/schema';
import {
  applyOperations,
  type BlockId,
  findBlock,
  type PageDocument,
  readingOrder,
  sameJson,
} from '@etalage/site-model';
import { ApiError } from '../calls/api-error.ts';

/**
 * The shared values that publishing a document changes, or stores for the first time. If two sections of one document
 * disagree, the one that was changed counts, and the last of those.
 */
export function sharedChanges(
  document: PageDocument,
  stored: readonly StoredSharedValue[],
): StoredSharedValue[] {
  const known = new Map(stored.map((one) => [keyOf(one.template, one.field), one]));
  const changes = new Map<string, StoredSharedValue>();
  for (const block of readingOrder(document)) {
    for (const field of sharedNames(block)) {
      const key = keyOf(block.type, field);
      const value = sharedValueOf(document, block, field);
      const before = known.get(key);
      const isSame = before?.version === block.version && sameJson(before.value, value);
      const isChanged = before ? !isSame : !changes.has(key);
      if (isChanged) changes.set(key, { template: block.type, field, version: block.version, value });
    }
  }
  return [...changes.values()];
}

/**
 * A document in which every section that shares one of these values has it; the same document if none does. Other requests
 * are answered between two sections, because each change copies the map of up to 2,000 blocks.
 */
export async function withSharedValues(
  document: PageDocument,
  changes: readonly StoredSharedValue[],
): Promise<PageDocument> {
  let current = currentDocument(document);
  let isChanged = false;
  for (const { id } of readingOrder(current)) {
    const before = current;
    for (const change of changes) current = withSharedValue(current, id, change);
    if (current === before) continue;
    isChanged = true;
    await nextTurn();
  }
  return isChanged ? current : document;
}

function withSharedValue(
  document: PageDocument,
  id: BlockId,
  { template, field, version, value }: StoredSharedValue,
): PageDocument {
  const block = findBlock(document, id);
  if (!block || block.type !== template || block.version !== version) return document;
  if (!sharedNames(block).includes(field) || sameJson(sharedValueOf(document, block, field), value))
    return document;
  const newId = (inner: BlockId) => idWithin(id, field, inner);
  const applied = applyOperations(
    document,
    sharingOperations(document, block, { name: field, value, newId }),
  );
  if ('refused' in applied)
    throw new ApiError('validation_failed', { general: [{ key: 'document_shared_does_not_fit' }] });
  return applied.document;
}

/** A deterministic id, so that blocks keep their ids while their content changes. */
function idWithin(section: BlockId, field: string, inner: BlockId): BlockId {
  return createHash('sha256').update(`${section} ${field} ${inner}`).digest('base64url').slice(0, 22);
}

function keyOf(template: string, field: string): string {
  return `${template} ${field}`;
}
