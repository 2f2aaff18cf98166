import { fieldsOfBlock } from '@etalage/blocks/schema';
import { type FieldDefinition, fieldOfKey, holdsOf, layoutsOf, readItems } from '@etalage/form-engine/schema';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { isReduced, sanitiseHtml } from './sanitise-html.ts';

/**
 * A document as it may be stored: every rich text is reduced to the allowed list of `sanitiseHtml`, and plain text is
 * not changed. Data that no field describes is stored, but its text is sanitised as rich text if it contains a tag.
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
 * A value as its field may store it. Text other than HTML is not sanitised, because it is escaped when it is rendered.
 * If a field without a value (such as a layout) has a value all the same, it is treated as a value without a field.
 */
export function sanitiseAs(field: FieldDefinition | undefined, value: unknown): unknown {
  const holds = field ? holdsOf(field) : 'none';
  if (field && holds === 'list') return sanitiseItems(field, value);
  return holds === 'html' || holds === 'none' ? sanitiseValue(value) : value;
}

/** The items of a list, each sanitised according to the fields of its layout. */
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

/** Whether sanitising removed something from a value; another spelling of the same HTML does not count. */
export function isReducedValue(sent: unknown, stored: unknown): boolean {
  if (typeof sent === 'string') return typeof stored !== 'string' || isReduced(sent, stored);
  if (typeof sent !== 'object' || sent === null) return false;
  const inner = stored as Record<string, unknown>;
  return Object.entries(sent).some(([key, value]) => isReducedValue(value, inner[key]));
}
