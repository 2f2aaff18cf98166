import { fieldsOfBlock } from '@etalage/blocks/schema';
import { type FieldDefinition, fieldOfKey, holdsOf, layoutsOf, readItems } from '@etalage/form-engine/schema';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { isHtmlReduced, sanitiseHtml } from '../markup/sanitise-html.ts';

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

/** Called for each rich text within a value, with its path; returns what takes its place. */
type MapHtml = (html: string, path: string) => string;

/** One value of a block's data as it may be stored. */
export function sanitiseField(type: string, key: string, value: unknown): unknown {
  return mapFieldHtml(type, key, value, sanitiseHtml);
}

/** The rich texts that `sanitiseField` sanitises in a value, by path: `items.0.attributes.text`, '' for the value itself. */
export function htmlOfField(type: string, key: string, value: unknown): [path: string, html: string][] {
  const found: [string, string][] = [];
  mapFieldHtml(type, key, value, (html, path) => {
    found.push([path, html]);
    return html;
  });
  return found;
}

function mapFieldHtml(type: string, key: string, value: unknown, map: MapHtml): unknown {
  return sanitiseAs(fieldOfKey(fieldsOfBlock(type) ?? [], key), value, map);
}

/**
 * A value as its field may store it. Text other than HTML is not sanitised, because it is escaped when it is rendered.
 * If a field without a value (such as a layout) has a value all the same, it is treated as a value without a field.
 */
export function sanitiseAs(
  field: FieldDefinition | undefined,
  value: unknown,
  map: MapHtml = sanitiseHtml,
  path = '',
): unknown {
  const holds = field ? holdsOf(field) : 'none';
  if (field && holds === 'list') return sanitiseItems(field, value, map, path);
  return holds === 'html' || holds === 'none' ? sanitiseValue(value, map, path) : value;
}

/** The items of a list, each sanitised according to the fields of its layout. */
function sanitiseItems(list: FieldDefinition, value: unknown, map: MapHtml, path: string): unknown {
  if (!Array.isArray(value) || readItems(value).length !== value.length)
    return sanitiseValue(value, map, path);
  return readItems(value).map((item, index) => {
    const own = within(path, index);
    const fields = layoutsOf(list).find(({ layout }) => layout === item.layout)?.fields ?? [];
    const attributes = entriesMapped(item.attributes, (key, inner) =>
      sanitiseAs(fieldOfKey(fields, key), inner, map, within(within(own, 'attributes'), key)),
    );
    return { ...(sanitiseValue({ ...item, attributes: {} }, map, own) as object), attributes };
  });
}

function sanitiseValue(value: unknown, map: MapHtml, path: string): unknown {
  if (typeof value === 'string') return value.includes('<') ? map(value, path) : value;
  if (Array.isArray(value))
    return value.map((inner, index) => sanitiseValue(inner, map, within(path, index)));
  if (typeof value === 'object' && value !== null) {
    return entriesMapped(value as Record<string, unknown>, (key, inner) =>
      sanitiseValue(inner, map, within(path, key)),
    );
  }
  return value;
}

function within(path: string, name: string | number): string {
  return path === '' ? String(name) : `${path}.${name}`;
}

function entriesMapped<Inner, Mapped>(
  value: Readonly<Record<string, Inner>>,
  map: (key: string, inner: Inner) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(key, inner)]));
}

/** Whether sanitising removed something from a value; another spelling of the same HTML does not count. */
export function isReducedValue(sent: unknown, stored: unknown): boolean {
  if (typeof sent === 'string') return typeof stored !== 'string' || isHtmlReduced(sent, stored);
  if (typeof sent !== 'object' || sent === null) return false;
  const inner = stored as Record<string, unknown>;
  return Object.entries(sent).some(([key, value]) => isReducedValue(value, inner[key]));
}
