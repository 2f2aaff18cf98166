import { blockDefinitions } from '@etalage/blocks/schema';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { sanitiseHtml } from './sanitise-html.ts';

/** Blocks whose purpose is code of the owner's own; they run gated by consent or in a sandbox, never inline. */
const codeBlocks: ReadonlySet<string> = new Set(['embed', 'dynamic']);
/** Field types that hold HTML. All other text is escaped when it is rendered, so it may hold any character. */
const htmlFields: ReadonlySet<string> = new Set(['text_editor']);

/**
 * A document as it may be stored: every rich text in it is reduced to the closed list of `sanitiseHtml`. Blocks of
 * a type we do not know keep their data, but all of their text that holds a tag is treated as rich text.
 */
export function sanitiseDocument(document: PageDocument): PageDocument {
  const blocks = Object.entries(document.blocks).map(([id, block]) => [id, sanitiseBlock(block)] as const);
  return { ...document, blocks: Object.fromEntries(blocks) };
}

function sanitiseBlock(block: BlockInstance): BlockInstance {
  if (codeBlocks.has(block.type)) return block;
  const fields = (blockDefinitions as Record<string, { fields: Record<string, { type: string }> }>)[
    block.type
  ]?.fields;
  const data = Object.entries(block.data).map(([key, value]) => {
    const isPlain = fields?.[key] !== undefined && !htmlFields.has(fields[key].type);
    return [key, isPlain ? value : sanitiseValue(value)] as const;
  });
  return { ...block, data: Object.fromEntries(data) };
}

function sanitiseValue(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('<') ? sanitiseHtml(value) : value;
  if (Array.isArray(value)) return value.map(sanitiseValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sanitiseValue(inner)]));
  }
  return value;
}
