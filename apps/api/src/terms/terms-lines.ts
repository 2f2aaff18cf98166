import { valuesOfBlock } from '@etalage/blocks/schema';
import { type DescribedValue, holdsOf, readsAsText } from '@etalage/form-engine/schema';
import type { PageDocument } from '@etalage/site-model';
import type { TermsLine } from '../db/tables/agreed-terms.ts';
import { htmlLines } from './html-lines.ts';

/** The most characters of terms that are kept: more than two hundred pages. */
export const MAX_TERMS_CHARACTERS = 500_000;

/** The lines that visitors read on a page with terms, in their order; undefined if there are none, or too many to keep. */
export function termsLines(document: PageDocument): TermsLine[] | undefined {
  const lines: TermsLine[] = [];
  const visit = (ids: readonly string[]) => {
    for (const id of ids) {
      const block = document.blocks[id];
      if (!block) continue;
      // One by one: so many arguments as a long page has lines, no call takes.
      for (const value of valuesOfBlock(block)) for (const line of linesOf(value)) lines.push(line);
      Object.values(block.slots).forEach(visit);
    }
  };
  visit(document.root);
  const length = lines.reduce((sum, { text }) => sum + text.length, 0);
  return length > 0 && length <= MAX_TERMS_CHARACTERS ? lines : undefined;
}

function linesOf({ field, value, shown }: DescribedValue): TermsLine[] {
  if (!shown || typeof value !== 'string' || !readsAsText(field)) return [];
  if (holdsOf(field) === 'html') return htmlLines(value);
  const text = value.replaceAll(/\s+/g, ' ').trim();
  return text === '' ? [] : [{ kind: 'text', text }];
}
