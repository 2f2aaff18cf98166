import { BLOCK_LIMIT, type BlockId, type BlockInstance, type PageDocument } from '@etalage/site-model';
import { parsed, readNested, type ReadBlocks } from '../content/grid/grid-structure.ts';
import { definitionOfBlock } from './block-references.ts';

/** Begins the name of the setting with the blocks of one item (BLK-27). */
const ITEM = 'collection_item_';
const slotsOf = (type: string) => definitionOfBlock(type)?.slots ?? [];

/**
 * A document in which the items of grids are blocks: those that a grid stores in the shape of the specification
 * (`collections`, `collections_structure`, `collection_item_{identifier}`) are added to its slot (BLK-27, BLK-73). Their ids
 * follow from their place, because dashboard and server read the same document and must come to the same result. What
 * cannot be read stays stored, and so do the items beyond the most blocks of a document: a structure is small, and repeated
 * for every item.
 */
export function withGridItems(document: PageDocument): PageDocument {
  const grids = Object.values(document.blocks).filter(
    ({ type, data }) => type === 'grid' && collectionsIn(data).length > 0,
  );
  if (grids.length === 0) return document;
  const blocks: Record<BlockId, BlockInstance> = { ...document.blocks };
  let room = BLOCK_LIMIT - Object.keys(blocks).length;
  for (const grid of grids) {
    let count = 0;
    const newId = () => {
      do count += 1;
      while (Object.hasOwn(blocks, idWithin(grid.id, count)));
      return idWithin(grid.id, count);
    };
    const { items, data } = itemsOf(grid, newId, room);
    const added = items.flatMap(({ top, content }) => [top, ...content]);
    room -= added.length;
    for (const block of added) blocks[block.id] = block;
    const before = grid.slots['items'] ?? [];
    const slots = { ...grid.slots, items: [...before, ...items.map(({ top }) => top.id)] };
    blocks[grid.id] = { ...grid, data, slots };
  }
  return { ...document, blocks };
}

/** A new item of a grid with the blocks of its structure; undefined for a grid without one (BLK-28). */
export function newGridItem(grid: BlockInstance, newId: () => BlockId): BlockInstance[] | undefined {
  const structure = grid.type === 'grid' ? grid.data['collections_structure'] : undefined;
  const read = structure === undefined ? undefined : readNested(structure, { slotsOf, newId });
  return read && [itemWith(read, newId()), ...read.blocks];
}

interface Item {
  top: BlockInstance;
  content: readonly BlockInstance[];
}

/** The items of a grid as far as there is room for their blocks, and the data that is left of it. */
function itemsOf(
  grid: BlockInstance,
  newId: () => BlockId,
  room: number,
): { items: Item[]; data: BlockInstance['data'] } {
  const data = { ...grid.data };
  const structure = parsed(data['collections_structure']);
  const identifiers = collectionsIn(grid.data);
  const items: Item[] = [];
  let left = room;
  for (const identifier of identifiers) {
    const key = ITEM + identifier;
    const own = readNested(data[key], { slotsOf, newId });
    const read = own ?? readNested(structure, { slotsOf, newId }) ?? { root: [], blocks: [] };
    left -= read.blocks.length + 1;
    if (left < 0) break;
    if (own) delete data[key];
    items.push({ top: itemWith(read, newId()), content: read.blocks });
  }
  const rest = identifiers.slice(items.length);
  if (rest.length > 0) data['collections'] = rest.map((identifier) => ({ identifier }));
  else delete data['collections'];
  return { items, data };
}

function itemWith({ root }: ReadBlocks, id: BlockId): BlockInstance {
  const version = definitionOfBlock('gridItem')?.version ?? 1;
  return { id, type: 'gridItem', version, data: {}, slots: { content: [...root] } };
}

/** The identifiers of the items that a grid stores as data. */
function collectionsIn(data: Record<string, unknown>): string[] {
  const list = parsed(data['collections']);
  if (!Array.isArray(list)) return [];
  return list.flatMap((item: unknown) => {
    const identifier = typeof item === 'object' && item !== null && 'identifier' in item && item.identifier;
    return typeof identifier === 'string' || typeof identifier === 'number' ? [String(identifier)] : [];
  });
}

/** At most 64 characters. */
function idWithin(grid: BlockId, count: number): BlockId {
  return `${grid.slice(0, 50)}-i${count}`;
}
