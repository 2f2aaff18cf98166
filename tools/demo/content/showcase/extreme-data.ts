import { fieldsOfBlock } from '@etalage/blocks/schema';
import { holdsOf, layoutsOf, mostOf, readItems, readsAsText, refersTo } from '@etalage/form-engine/schema';
import type { FieldDefinition } from '@etalage/form-engine/schema';
import type { BlockDraft } from '@etalage/api/seed';
import { fortyProducts } from './extreme-products.ts';
import { longHtml, longLine, longTitle } from './long-texts.ts';

type Value = (field: FieldDefinition, value: unknown) => unknown;

/** A kind of extreme data: what it makes of each value of a block, and of the parts in a slot, such as slides. */
export interface Extreme {
  readonly value: Value;
  readonly parts?: (parts: readonly BlockDraft[]) => readonly BlockDraft[];
}

const mostPictures = (field: FieldDefinition): number =>
  field.type === 'image' ? (field.settings?.maxFiles ?? 1) : 1;
const picturesIn = (value: unknown) => (typeof value === 'string' ? value.split('|').filter(Boolean) : []);

/** As many as are asked for, of what is there; none of nothing. */
const repeated = <One>(list: readonly One[], count: number): One[] =>
  list.length === 0 ? [] : Array.from({ length: count }, (_, index) => list[index % list.length] as One);

/** As many items, pictures and references as there may be, up to this many; those that hold one keep it. */
function counted(count: number): Value {
  return (field, value) => {
    if (value === undefined) return value;
    switch (holdsOf(field)) {
      case 'file':
        return repeated(picturesIn(value), Math.min(count, mostPictures(field))).join('|');
      case 'list': {
        const items = repeated(readItems(value), Math.min(count, mostOf(field) ?? count));
        return items.map((item, index) => ({ ...item, key: `${item.key}-${index}` }));
      }
      case 'reference':
        return Array.isArray(value) && refersTo(field)?.to === 'products'
          ? fortyProducts.slice(0, Math.min(count, mostOf(field) ?? count))
          : value;
      default:
        return value;
    }
  };
}

const longText: Value = (field, value) => {
  if (!readsAsText(field)) return value;
  if (holdsOf(field) === 'html') return longHtml;
  return holdsOf(field) === 'lines' ? longLine : longTitle;
};

const isPart = ({ type }: BlockDraft) => type !== 'paragraph';

export const extremes = {
  longTexts: { value: longText },
  withoutPictures: { value: (field, value) => (holdsOf(field) === 'file' ? '' : value) },
  oneItem: { value: counted(1), parts: (parts) => parts.slice(0, 1) },
  fortyItems: { value: counted(40), parts: (parts) => repeated(parts, 40) },
} as const satisfies Record<string, Extreme>;

/** A block with extreme data in all of its fields, and in those of the blocks within it. */
export function extremeDraft({ type, data = {}, slots = {} }: BlockDraft, extreme: Extreme): BlockDraft {
  const { parts = (all) => all } = extreme;
  return {
    type,
    data: { ...data, ...extremeValues(fieldsOfBlock(type) ?? [], data, extreme) },
    slots: Object.fromEntries(
      Object.entries(slots).map(([slot, children]) => {
        const shown = children.every(isPart) ? parts(children) : children;
        return [slot, shown.map((child) => extremeDraft(child, extreme))];
      }),
    ),
  };
}

function extremeValues(
  fields: readonly FieldDefinition[],
  data: Readonly<Record<string, unknown>>,
  extreme: Extreme,
): Record<string, unknown> {
  const values = fields.map((field) => {
    const { key = '' } = field;
    const value = extreme.value(field, data[key]);
    return [key, holdsOf(field) === 'list' ? extremeItems(field, value, extreme) : value] as const;
  });
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

function extremeItems(field: FieldDefinition, value: unknown, extreme: Extreme) {
  const fieldsOf = (name: string) => layoutsOf(field).find(({ layout }) => layout === name)?.fields ?? [];
  return readItems(value).map(({ attributes, ...item }) => ({
    ...item,
    attributes: { ...attributes, ...extremeValues(fieldsOf(item.layout), attributes, extreme) },
  }));
}
