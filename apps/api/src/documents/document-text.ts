import { valuesOfBlock } from '@etalage/blocks/schema';
import { type DescribedValue, holdsOf, readsAsText } from '@etalage/form-engine/schema';
import type { PageDocument } from '@etalage/site-model';

/** The visible text of a document in reading order, for the search index; each field states whether it is text. */
export function documentText(document: PageDocument): string {
  const words: string[] = [];
  const visit = (ids: readonly string[]) => {
    for (const id of ids) {
      const block = document.blocks[id];
      if (!block) continue;
      words.push(...valuesOfBlock(block).map(wordsOf));
      Object.values(block.slots).forEach(visit);
    }
  };
  visit(document.root);
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

function wordsOf({ field, value }: DescribedValue): string {
  if (typeof value !== 'string' || !readsAsText(field)) return '';
  return holdsOf(field) === 'html' ? value.replace(/<[^>]*>/g, ' ') : value;
}
