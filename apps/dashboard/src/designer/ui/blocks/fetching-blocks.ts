import type { BlockId, PageDocument } from '@etalage/site-model';
import { definitionOf } from './block-definition.ts';

/** Kinds and settings whose items come from elsewhere: products, categories, collections, forms, other templates. */
const refers = /product|categor|connection|collection|query|partial|^forms?$/i;

/** Blocks that are new or changed and show what they refer to, so that it has to be fetched again. */
export function fetchingBlocks(before: PageDocument, now: PageDocument): BlockId[] {
  if (before.blocks === now.blocks) return [];
  return Object.values(now.blocks)
    .filter((block) => block !== before.blocks[block.id])
    .filter(({ type }) => {
      const definition = definitionOf(type);
      return (
        definition && (refers.test(type) || Object.keys(definition.fields).some((key) => refers.test(key)))
      );
    })
    .map(({ id }) => id);
}
