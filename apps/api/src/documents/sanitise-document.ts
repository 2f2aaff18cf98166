import { blockDefinitions } from '@etalage/blocks/schema';
import {
  type Field,
  type Fields,
  fieldOfKey,
  isFieldType,
  readItems,
  schemaRegistry,
} from '@etalage/form-engine/schema';
import type { BlockInstance, PageDocument } from '@etalage/site-model';
import { isReduced, sanitiseHtml } from './sanitise-html.ts';

/** Blocks whose purpose is code of the owner's own; they run gated by consent or in a sandbox, never inline. */
const codeBlocks: ReadonlySet<string> = new Set(['embed', 'dynamic']);
/** Field types whose value is HTML. All other text is escaped when it is rendered. */
const htmlFields: ReadonlySet<string> = new Set(['text_editor', 'editor', 'content', 'html']);

/** What decides how a value is cleaned: a setting of a block, or a field within one. */
type Shape = Pick<Field, 'type' | 'layouts'>;

const fieldsOf: Readonly<Record<string, { readonly fields: Fields }>> = blockDefinitions;

/**
 * A document as it may be stored: every rich text in it is reduced to the closed list of `sanitiseHtml`, and
 * plain text stays to the letter. What no field describes keeps its data, but its text that holds a tag is treated as
 * rich text.
 */
export function sanitiseDocument(document: PageDocument): PageDocument {
  return { ...document, blocks: entriesMapped(document.blocks, (_id, block) => sanitiseBlock(block)) };
}

function sanitiseBlock(block: BlockInstance): BlockInstance {
  if (codeBlocks.has(block.type)) return block;
  return { ...block, data: entriesMapped(block.data, (key, value) => sanitiseField(block.type, key, value)) };
}

/** One value of a block's data as it may be stored. */
export function sanitiseField(type: string, key: string, value: unknown): unknown {
  if (codeBlocks.has(type)) return value;
  const fields = Object.hasOwn(fieldsOf, type) ? fieldsOf[type]?.fields : undefined;
  return sanitiseAs(fields && Object.hasOwn(fields, key) ? fields[key] : undefined, value);
}

/** A value as its field may hold it. */
export function sanitiseAs(field: Shape | undefined, value: unknown): unknown {
  if (field?.type === 'flexible') return sanitiseItems(field, value);
  const isText = field && !htmlFields.has(field.type) && !isLayout(field.type);
  return isText ? value : sanitiseValue(value);
}

/** Items of a list, each by the fields of its own layout. */
function sanitiseItems({ layouts = [] }: Shape, value: unknown): unknown {
  if (!Array.isArray(value) || readItems(value).length !== value.length) return sanitiseValue(value);
  return readItems(value).map((item) => {
    const fields = layouts.find(({ layout }) => layout === item.layout)?.fields ?? [];
    const attributes = entriesMapped(item.attributes, (key, inner) =>
      sanitiseAs(fieldOfKey(fields, key), inner),
    );
    return { ...(sanitiseValue({ ...item, attributes: {} }) as object), attributes };
  });
}

/** Layouts show other fields and hold no value; a value that stands there all the same is described by nothing. */
function isLayout(type: string): boolean {
  return isFieldType(type) && schemaRegistry[type].kind === 'layout';
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
