import { fieldsOfBlock } from '@etalage/blocks/schema';
import { type FieldDefinition, fieldOfKey, holdsOf, layoutsOf, readItems } from '@etalage/form-engine/schema';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { isReduced, sanitiseHtml } from './sanitise-html.ts';

/**
 * A document as it may be stored: every rich text in it is reduced to the closed list of `sanitiseHtml`, and
 * plain text stays to the letter. What no field describes keeps its data, but its text that holds a tag is treated as
 * rich text.
 */
export function sanitiseDocument(document: PageDocument): PageDocument {
  return { ...document, blocks: entriesMapped(document.blocks, (_id, block) => sanitiseBlock(block)) };
}

function sanitiseBlock(block: BlockInstance): BlockInstance {
  return { ...block, data: entriesMapped(block.data, (key, value) => sanitiseField(block.type, key, value)) };
}

/** One value of a block's data as it may be stored. */
export function sanitiseField(type: string, key: string, value: unknown): unknown {
  return sanitiseAs(fieldOfKey(fieldsOfBlock(type) ?? [], key), value);
}

/**
 * A value as its field may hold it. All text but HTML is escaped when it is rendered. A field that holds nothing, such as
 * a layout, does not describe a value that stands there all the same.
 */
export function sanitiseAs(field: FieldDefinition | undefined, value: unknown): unknown {
  const holds = field ? holdsOf(field) : 'none';
  if (field && holds === 'list') return sanitiseItems(field, value);
  return holds === 'html' || holds === 'none' ? sanitiseValue(value) : value;
}

/** Items of a list, each by the fields of its own layout. */
function sanitiseItems(list: FieldDefinition, value: unknown): unknown {
  if (!Array.isArray(value) || readItems(value).length !== value.length) return sanitiseValue(value);
  return readItems(value).map((item) => {
    const fields = layoutsOf(list).find(({ layout }) => layout === item.layout)?.fields ?? [];
    const attributes = entriesMapped(item.attributes, (key, inner) =>
      sanitiseAs(fieldOfKey(fields, key), inner),
    );
    return { ...(sanitiseValue({ ...item, attributes: {} }) as object), attributes };
  });
}

function sanitiseValue(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('<') ? sanitiseHtml(value) : value;
  if (Array.isArray(value)) return value.map(sanitiseValue);
  if (typeof value === 'object' && value !== null) {
    return entriesMapped(value as Record<string, unknown>, (_key, inner) => sanitiseValue(inner));
  }
  return value;
}

function entriesMapped<Inner, Mapped>(
  value: Readonly<Record<string, Inner>>,
  map: (key: string, inner: Inner) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(key, inner)]));
}

/** Whether cleaning took something out of a value, beside writing the same in another way. */
export function isReducedValue(sent: unknown, stored: unknown): boolean {
  if (typeof sent === 'string') return typeof stored !== 'string' || isReduced(sent, stored);
  if (typeof sent !== 'object' || sent === null) return false;
  const inner = stored as Record<string, unknown>;
  return Object.entries(sent).some(([key, value]) => isReducedValue(value, inner[key]));
}
