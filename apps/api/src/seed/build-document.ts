import { definitionOfBlock } from '@etalage/blocks/schema';
import type { BlockInstance, PageDocument } from '@etalage/site-model';

/** A block as a program writes it down. */
export interface BlockDraft {
  readonly type: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly slots?: Readonly<Record<string, readonly BlockDraft[]>>;
}

/** A block with its data and, in the slot `content`, its children. */
export function block(
  type: string,
  data: Record<string, unknown> = {},
  content?: readonly BlockDraft[],
): BlockDraft {
  return { type, data, ...(content && { slots: { content } }) };
}

/** A paragraph block of rich text. */
export const paragraph = (text: string): BlockDraft => block('paragraph', { text });

/** A document of these sections; ids follow from place and type, so that seeding twice gives the same. */
export function documentOf(name: string, sections: readonly BlockDraft[]): PageDocument {
  const blocks: Record<string, BlockInstance> = {};
  const place = ({ type, data = {}, slots = {} }: BlockDraft): string => {
    const id = `${name}-${Object.keys(blocks).length + 1}`;
    // Taken before its children, so that numbers follow the reading order.
    const version = definitionOfBlock(type)?.version ?? 1;
    blocks[id] = { id, type, version, data: { ...data }, slots: {} };
    blocks[id].slots = Object.fromEntries(
      Object.entries(slots).map(([slot, children]) => [slot, children.map(place)]),
    );
    return id;
  };
  return { version: 1, root: sections.map(place), blocks };
}
