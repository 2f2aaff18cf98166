import {
  definitionsOf,
  describedValues,
  fieldsWithin,
  mostOf,
  readReferences,
  refersTo,
  type DescribedValue,
  type FieldDefinition,
  type ReferenceTarget,
} from '@etalage/form-engine/schema';
import type { BlockId, BlockInstance, PageDocument } from '@etalage/site-model';
import { contentRoots } from '../runtime/content-roots.ts';
import type { BlockDefinition } from '../runtime/define-block.ts';
import { currentData, readBlock } from '../runtime/read-block.ts';
import { MAX_TILE_LISTS, tileListKey, type TileList } from '../runtime/tile-list.ts';
import { blockDefinitions } from './schema-registry.ts';

/** What one field of a block refers to. */
export interface BlockReference {
  /** Its path in the block's data: `product`, `items.0.product`. */
  path: string;
  to: ReferenceTarget;
  ids: readonly string[];
}

/** What has to be fetched so that blocks can be shown. */
export interface PageNeeds {
  products: ReadonlySet<string>;
  wholeProducts: ReadonlySet<string>;
  categories: ReadonlySet<string>;
  forms: ReadonlySet<string>;
  lists: ReadonlyMap<string, TileList>;
}

interface BlockFields {
  readonly definition: BlockDefinition;
  readonly fields: readonly FieldDefinition[];
  readonly targets: ReadonlySet<ReferenceTarget>;
}

/** What changes with a setting and is not on the page already, as the menus and pages of the website are. */
const fetched: readonly ReferenceTarget[] = ['products', 'categories', 'forms', 'templates'];

const blockFields: ReadonlyMap<string, BlockFields> = new Map(
  Object.entries<BlockDefinition>(blockDefinitions).map(([type, definition]) => {
    const fields = definitionsOf(definition.fields);
    const targets = fieldsWithin(fields).flatMap((field) => refersTo(field)?.to ?? []);
    return [type, { definition, fields, targets: new Set(targets) }];
  }),
);

/** What is known of a kind of block; undefined for one this version does not know. */
export function definitionOfBlock(type: string): BlockDefinition | undefined {
  return blockFields.get(type)?.definition;
}

/** The settings of a block as fields of a form; undefined for a type that does not exist. */
export function fieldsOfBlock(type: string): readonly FieldDefinition[] | undefined {
  return blockFields.get(type)?.fields;
}

/** The slot that the server fills with the blocks of a template; undefined for a block that has none. */
export function filledSlot(type: string): string | undefined {
  return blockFields.get(type)?.definition.filled?.[0];
}

/**
 * The blocks of a template that a block of this type shows at its top: a section shows whole sections, a content block what
 * stands in them.
 */
export function filledRoots(type: string, template: PageDocument): readonly BlockId[] {
  if (definitionOfBlock(type)?.kind !== 'content') return template.root;
  return contentRoots(template, (section) => definitionOfBlock(section)?.slots ?? []);
}

/** Whether blocks of a type show what has to be fetched: products, categories, forms, templates. */
export function showsOthers(type: string): boolean {
  const block = blockFields.get(type);
  if (!block) return false;
  return block.definition.tileLists !== undefined || fetched.some((target) => block.targets.has(target));
}

/** The values of a block with the fields that describe them; none for one that is unknown or cannot be read. */
export function valuesOfBlock(block: BlockInstance): DescribedValue[] {
  const known = blockFields.get(block.type);
  if (!known || !readBlock(known.definition, block).ok) return [];
  return describedValues(known.fields, currentData(known.definition, block));
}

/** What a block refers to, field by field; nothing for one that is unknown or cannot be read. */
export function referencesOf(block: BlockInstance): BlockReference[] {
  return refers(block) ? valuesOfBlock(block).flatMap(referenceOf) : [];
}

function refers({ type }: BlockInstance): boolean {
  return (blockFields.get(type)?.targets.size ?? 0) > 0;
}

/** What a value refers to, as a list of one reference or none. */
export function referenceOf({ field, path, value }: DescribedValue): BlockReference[] {
  const kind = refersTo(field);
  if (!kind) return [];
  const ids = readReferences(value).slice(0, kind.many ? mostOf(field) : 1);
  return ids.length > 0 ? [{ path, to: kind.to, ids }] : [];
}

/** What has to be fetched for blocks, each thing once. */
export function needsOf(blocks: Iterable<BlockInstance>): PageNeeds {
  const products = new Set<string>();
  const wholeProducts = new Set<string>();
  const categories = new Set<string>();
  const forms = new Set<string>();
  const lists = new Map<string, TileList>();
  for (const block of blocks) {
    const { wholeProducts: whole = [], selecting = [] } = blockFields.get(block.type)?.definition ?? {};
    for (const { path, to, ids } of referencesOf(block)) {
      if (selecting.some((field) => path === field || path.startsWith(`${field}.`))) continue;
      const needs = { products: whole.includes(path) ? wholeProducts : products, categories, forms };
      const needed = to === 'products' || to === 'categories' || to === 'forms' ? needs[to] : undefined;
      for (const id of ids) needed?.add(id);
    }
    for (const list of tileListsOf(block)) {
      if (lists.size < MAX_TILE_LISTS) lists.set(tileListKey(list), list);
    }
  }
  return { products, wholeProducts, categories, forms, lists };
}

function tileListsOf(block: BlockInstance): readonly TileList[] {
  const definition = blockFields.get(block.type)?.definition;
  if (!definition?.tileLists) return [];
  const read = readBlock(definition, block);
  return read.ok ? definition.tileLists(read.data) : [];
}
