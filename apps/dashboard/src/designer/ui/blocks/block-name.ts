import type { BlockInstance } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';
import { definitionOf } from './block-definition.ts';

/** What a block is called, as the owner reads it. */
export function blockName(t: Translate, block: Pick<BlockInstance, 'type'> | undefined): string {
  if (!block) return '';
  const definition = definitionOf(block.type);
  return definition ? t(definition.title) : t('designer_block_unknown', { type: block.type });
}

const saying = ['title', 'text', 'content', 'description', 'copyright', 'label', 'alt'] as const;
const longest = 48;

/** The first words a block holds, to tell two of a kind apart; empty when it has none. */
export function blockWords({ data }: Pick<BlockInstance, 'data'>): string {
  for (const key of saying) {
    const value = data[key];
    if (typeof value !== 'string') continue;
    const words = plain(value);
    if (words) return words.length > longest ? `${words.slice(0, longest).trimEnd()}…` : words;
  }
  return '';
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function plain(html: string): string {
  return html
    .slice(0, 2000)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
