import { definitionOfBlock } from '@etalage/blocks/schema';
import type { BlockInstance, PageDocument } from '@etalage/site-model';

/** A block in the short form in which programs define it. */
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

/** A document of these sections. Block ids are numbered in reading order, so that seeding twice gives the same document. */
export function documentOf(name: string, sections: readonly BlockDraft[]): PageDocument {
  const blocks: Record<string, BlockInstance> = {};
  const place = ({ type, data = {}, slots = {} }: BlockDraft): string => {
    const id = `${name}-${Object.keys(blocks).length + 1}`;
    // Stored before its children, so that ids are numbered in reading order.
    const version = definitionOfBlock(type)?.version ?? 1;
    blocks[id] = { id, type, version, data: { ...data }, slots: {} };
    blocks[id].slots = Object.fromEntries(
      Object.entries(slots).map(([slot, children]) => [slot, children.map(place)]),
    );
    return id;
  };
  return { version: 1, root: sections.map(place), blocks };
}
