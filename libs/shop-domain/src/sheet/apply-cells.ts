import type { OwnedProductContent } from '../owned-product/owned-product.schema.ts';
import { pathsOf, picturesOf } from './category-path.ts';
import { emptied, readers } from './read-cell.ts';
import { type PlacedColumn, sheetColumns, type SheetColumn } from './sheet-columns.ts';
import type { SheetCells } from './sheet-item.schema.ts';
import type { SheetMessage, SheetPicture, SheetReading } from './sheet-shop.ts';

/** What cells make of a product. */
export interface AppliedCells {
  readonly content: OwnedProductContent;
  readonly errors: SheetMessage[];
  /** Paths of categories that are not there. */
  readonly missing: string[];
  readonly pictures: SheetPicture[];
}

/** Reads the cells of a product's own row that stand for parts of its content; a cell that is not given keeps them. */
export function applyCells(
  before: OwnedProductContent,
  { row, cells }: { readonly row: number; readonly cells: SheetCells },
  shop: SheetReading,
): AppliedCells {
  let content = before;
  const errors: SheetMessage[] = [];
  for (const column of sheetColumns) {
    const typed = cells[column]?.trim();
    if (typed === undefined) continue;
    if (typed === '') {
      if (shop.clearsEmpty) content = { ...content, ...emptied[column] };
      continue;
    }
    const read = readers[column]?.(typed, shop);
    if (!read) continue;
    if ('part' in read) content = { ...content, ...read.part };
    else errors.push({ row, column, text: read.problem });
  }
  const { categories, missing } = readCategories(content, cells, shop);
  const { images, pictures } = readPictures(content.images, cells, shop, '');
  return { content: { ...content, categories, images }, errors, missing, pictures };
}

function readCategories({ categories }: OwnedProductContent, cells: SheetCells, shop: SheetReading) {
  const paths = pathsOf(cells.categories ?? '');
  if (paths.length === 0) return { categories, missing: [] };
  // Of categories with the same path, those that the product has.
  const present = new Map(categories.map((id) => [shop.categories.get(id)?.toLowerCase() ?? '', id]));
  const found: string[] = [];
  // The first spelling of a path that is not there.
  const missing = new Map<string, string>();
  for (const path of paths) {
    const key = path.toLowerCase();
    const id = present.get(key) ?? shop.categoryIds.get(key);
    if (id !== undefined) found.push(id);
    else if (!missing.has(key)) missing.set(key, path);
  }
  return { categories: [...new Set(found)], missing: [...missing.values()] };
}

/**
 * The pictures of a cell: those of the website by their address, and those of other sites once they were fetched. As long
 * as none of them is there, the present ones stay.
 */
export function readPictures(
  before: readonly string[],
  cells: SheetCells,
  shop: SheetReading,
  variant_id: string,
): { images: string[]; pictures: SheetPicture[] } {
  const given = [...new Set(picturesOf(cells.images ?? ''))];
  const places = given.map((source, place) => {
    const isThere = !isWebAddress(source) || before.includes(source);
    const file = isThere ? source : shop.pictures.get(source);
    return { variant_id, place, source, file, isWaiting: file === undefined };
  });
  const found = places.flatMap(({ file }) => file ?? []);
  const isComplete = places.every(({ isWaiting }) => !isWaiting);
  return {
    images: found.length === 0 ? [...before] : [...new Set(found)],
    pictures: isComplete ? [] : places.map(({ file: _file, ...picture }) => picture),
  };
}

/** Whether a picture stands on another site. */
export function isWebAddress(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/** The addresses on other sites that the cells of a product and its variants name. */
export function sourcesOf(item: { cells: SheetCells; variants: readonly { cells: SheetCells }[] }): string[] {
  const all = [item, ...item.variants].flatMap(({ cells }) => picturesOf(cells.images ?? ''));
  return [...new Set(all.filter(isWebAddress))];
}

/** The column that stands for a part of a product; '' for one that no column stands for. */
export function columnOf(key: string): PlacedColumn | '' {
  return columnsByKey.get(key) ?? '';
}

const columnsByKey = new Map<string, PlacedColumn>([
  ...(Object.entries(emptied) as [SheetColumn, object][]).flatMap(([column, part]) =>
    Object.keys(part).map((key): [string, PlacedColumn] => [key, column]),
  ),
  ['title', 'title'],
  ['url', 'url'],
  ['status', 'status'],
  ['price_cents', 'price'],
  ['vat_class_id', 'vat'],
  ['difference_cents', 'price'],
  ['choices', 'choice_1'],
  ['variants', 'choice_1'],
  ['properties', 'properties'],
]);
