import { fileStreams } from '@etalage/api-contract/client';
import { addressesIn, type DescribedValue, type ReferenceTarget } from '@etalage/form-engine/schema';
import type { BlockInstance } from '@etalage/site-model';
import { referenceOf, valuesOfBlock } from './block-references.ts';

/** What is checked before a page is published: what a field refers to, pages of the website that it links to, and files. */
export type CheckedKind = ReferenceTarget | 'links' | 'files';

/** What one field of a block refers to, links to or shows. */
export interface ShownReference {
  /** Its path in the block's data: `product`, `items.0.product`. */
  path: string;
  to: CheckedKind;
  /** Ids; addresses for links and files. */
  ids: readonly string[];
}

/**
 * What a block refers to, by id or by an address on the website, field by field. Without the fields that have no effect
 * because their condition does not hold; nothing for a block that is unknown or cannot be read.
 */
export function shownReferencesOf(block: BlockInstance): ShownReference[] {
  return valuesOfBlock(block).flatMap((described) =>
    described.shown ? [...referenceOf(described), ...addressesOf(described)] : [],
  );
}

function addressesOf({ field, path, value }: DescribedValue): ShownReference[] {
  const own = [...new Set(addressesIn(field, value))].filter(isOnWebsite);
  const links = own.filter((address) => !isFile(address));
  const files = own.filter(isFile);
  return [
    ...(links.length > 0 ? [{ path, to: 'links' as const, ids: links }] : []),
    ...(files.length > 0 ? [{ path, to: 'files' as const, ids: files }] : []),
  ];
}

/** Whether an address is on the website itself; `//host` is on another one. */
function isOnWebsite(address: string): boolean {
  return /^\/(?!\/)/.test(address);
}

function isFile(address: string): boolean {
  return address.startsWith(`${fileStreams.showFile.path}/`);
}
