import { valuesOfBlock } from '@etalage/blocks/schema';
import { holdsOf, readsAsText } from '@etalage/form-engine/schema';
import type { BlockInstance } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import { definitionOf } from './block-definition.ts';

/** What a block is called, as the owner reads it. */
export function blockName(t: Translate, block: Pick<BlockInstance, 'type'> | undefined): string {
  if (!block) return '';
  const definition = definitionOf(block.type);
  return definition ? t(definition.title) : t('designer_block_unknown', { type: block.type });
}

const longest = 48;

/** The first words for people that a block holds, to tell two of a kind apart; empty when it has none. */
export function blockWords(block: BlockInstance): string {
  for (const { field, value } of valuesOfBlock(block)) {
    if (typeof value !== 'string' || !readsAsText(field)) continue;
    const words = holdsOf(field) === 'html' ? plain(value) : squeezed(value);
    if (words) return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
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
