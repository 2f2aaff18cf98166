import { blockDefinitions } from '@etalage/blocks/schema';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { isReduced, sanitiseHtml } from './sanitise-html.ts';

/** Blocks whose purpose is code of the owner's own; they run gated by consent or in a sandbox, never inline. */
const codeBlocks: ReadonlySet<string> = new Set(['embed', 'dynamic']);
/** Field types that hold HTML, or values with HTML in them. All other text is escaped when it is rendered. */
const htmlFields: ReadonlySet<string> = new Set([
  ...['text_editor', 'editor', 'content', 'html', 'flexible'],
  ...['group', 'steps', 'tabs', 'columns', 'dashboard_accordion', 'importer_table'],
]);

const fieldsOf = blockDefinitions as Record<string, { fields: Record<string, { type: string }> }>;

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
  const data = Object.entries(block.data).map(
    ([key, value]) => [key, sanitiseField(block.type, key, value)] as const,
  );
  return { ...block, data: Object.fromEntries(data) };
}

/** One value of a block's data as it may be stored. */
export function sanitiseField(type: string, key: string, value: unknown): unknown {
  if (codeBlocks.has(type)) return value;
  const known = Object.hasOwn(blockDefinitions, type) ? fieldsOf[type]?.fields : undefined;
  const field = known && Object.hasOwn(known, key) ? known[key] : undefined;
  return field && !htmlFields.has(field.type) ? value : sanitiseValue(value);
}

function sanitiseValue(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('<') ? sanitiseHtml(value) : value;
  if (Array.isArray(value)) return value.map(sanitiseValue);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sanitiseValue(inner)]));
  }
  return value;
}

/** Whether cleaning took something out of a value, beside writing the same in another way. */
export function isReducedValue(sent: unknown, stored: unknown): boolean {
  if (typeof sent === 'string') return typeof stored !== 'string' || isReduced(sent, stored);
  if (typeof sent !== 'object' || sent === null) return false;
  const inner = stored as Record<string, unknown>;
  return Object.entries(sent).some(([key, value]) => isReducedValue(value, inner[key]));
}
