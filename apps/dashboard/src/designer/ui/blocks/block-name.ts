import { valuesOfBlock } from '@etalage/blocks/schema';
import { holdsOf, readsAsText } from '@etalage/form-engine/schema';
import type { BlockInstance } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import { definitionOf } from './block-definition.ts';

/** The name of a block, as it is shown to the owner. */
export function blockName(t: Translate, block: Pick<BlockInstance, 'type'> | undefined): string {
  if (!block) return '';
  const definition = definitionOf(block.type);
  return definition ? t(definition.title) : t('designer_block_unknown', { type: block.type });
}

const LONGEST_LABEL = 48;

/** The start of the first text of a block, to distinguish blocks of the same type; '' if it has no text. */
export function blockLabel(block: BlockInstance): string {
  for (const { field, value } of valuesOfBlock(block)) {
    if (typeof value !== 'string' || !readsAsText(field)) continue;
    const words = holdsOf(field) === 'html' ? plain(value) : squeezed(value);
    if (words) return words.length > LONGEST_LABEL ? `${words.slice(0, LONGEST_LABEL).trimEnd()}…` : words;
  }
  return '';
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function plain(html: string): string {
  const text = html
    .slice(0, 2000)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole);
  return squeezed(text);
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
