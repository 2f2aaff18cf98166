import { MAX_CATEGORIES } from '@etalage/api-contract';
import {
  type AppliedItem,
  entryCell,
  itemOf,
  LIST_SEPARATOR,
  type OwnedProductContent,
  type SheetItem,
} from '@etalage/shop-domain';
import { applyItem } from '@etalage/shop-domain/schema';
import type { ImportMessage } from '../db/tables/catalogue-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { newContent } from '../owned-products/new-content.ts';
import { contentOf } from '../owned-products/owned-product.mapper.ts';
import { productChange } from '../owned-products/product-changes.ts';
import { pagePathOf } from '../page-content/page-path.ts';
import { valuesOf, valuesProblem, withPart } from '../owned-products/product-values.ts';
import { checkPlace } from './check-place.ts';
import { changesOf, type ShownChange } from './changes-of.ts';
import { addedNotes, addedProblems, freshNotes } from './add-property-values.ts';
import { canMake } from './create-categories.ts';
import type { ImportShop } from './find-shop.ts';
import type { Target } from './find-targets.ts';
import type { Deciding } from './import-call.ts';

/** What becomes of a product of a sheet. */
export interface Decided {
  readonly target: Target;
  readonly before: OwnedProductContent;
  readonly applied: AppliedItem;
  readonly outcome: 'created' | 'changed' | 'unchanged' | 'refused';
  readonly messages: readonly ImportMessage[];
  readonly changes: readonly ShownChange[];
}

/** What a product of a sheet, or a new one, has with the cells of its rows. */
export function appliedTo({ shop, reading }: Deciding, { item, product }: Target): AppliedItem {
  return withPath(applyItem(product ? contentOf(product) : newContent(shop.vatClasses), item, reading));
}

/** Decides what becomes of a product of a sheet; stores nothing. The caller locked pages and products. */
export async function decideItem(tx: WebsiteTransaction, call: Deciding, target: Target): Promise<Decided> {
  const { websiteId, shop } = call;
  const { item, product } = target;
  const before = product ? contentOf(product) : newContent(shop.vatClasses);
  const applied = appliedTo(call, target);
  const decided = { target, before, applied };
  const refuse = (messages: readonly ImportMessage[]): Decided => ({
    ...decided,
    outcome: 'refused',
    messages,
    changes: [],
  });
  if (!product && applied.content.title === '') {
    return refuse([{ row: item.row, column: 'title', text: { key: 'import_new_without_title' } }]);
  }
  const problems = [
    ...applied.errors,
    ...piecesProblems(target, applied),
    ...categoryProblems(target, applied, shop),
    ...addedProblems(target.item.row, applied, shop),
    ...(applied.errors.length === 0 ? await checkPlace(tx, websiteId, decided) : []),
  ];
  if (problems.length > 0) return refuse(problems);

  const pieces = product ? valuesOf(product) : { on_hand: null, variant_on_hand: {} };
  const old = { ...(pieces.on_hand !== null && { whole: pieces.on_hand }), variants: pieces.variant_on_hand };
  const next = {
    ...old,
    ...(applied.pieces.whole !== undefined && { whole: applied.pieces.whole }),
    variants: { ...old.variants, ...applied.pieces.variants },
  };
  const changes = changesOf(
    product ? itemOf(before, old, shop, item.row) : undefined,
    withMissing(itemOf(applied.content, next, shop, item.row), applied),
    { before, after: applied.content, rows: applied.rows },
  );
  const isChanged =
    changes.length > 0 || applied.pictures.length > 0 || productChange(before, applied.content) !== undefined;
  return {
    ...decided,
    outcome: product ? (isChanged ? 'changed' : 'unchanged') : 'created',
    messages: [...notes(decided), ...addedNotes(item.row, applied, shop), ...freshNotes(item.row, applied)],
    changes,
  };
}

/** A product as an export writes it once the categories and properties that it names are made. */
function withMissing(item: SheetItem, { missing, fresh }: AppliedItem): SheetItem {
  const paths = [item.cells.categories ?? '', ...missing].filter(Boolean);
  const made = fresh.map(({ title, values }) => [title, entryCell(values)] as const);
  return {
    ...item,
    cells: { ...item.cells, categories: paths.join(LIST_SEPARATOR) },
    properties: { ...item.properties, ...Object.fromEntries(made) },
  };
}

/** A product with its address as it is stored; one that is none stays as it was typed. */
function withPath(applied: AppliedItem): AppliedItem {
  const { url } = applied.content;
  return url === '' ? applied : { ...applied, content: { ...applied.content, url: pagePathOf(url) ?? url } };
}

/** Categories that cannot be made, or have their products by a rule. */
function categoryProblems(
  { item: { row } }: Target,
  { missing, content }: AppliedItem,
  { categories, ruleCategories }: ImportShop,
): ImportMessage[] {
  const room = MAX_CATEGORIES - categories.size;
  const impossible = missing
    .filter((path, at) => at >= room || !canMake(path))
    .map((path) => ({ key: 'import_category_impossible', values: { path, most: MAX_CATEGORIES } }));
  const ruled = content.categories
    .filter((id) => ruleCategories.has(id))
    .map((id) => ({ key: 'import_category_rule', values: { path: categories.get(id) ?? id } }));
  return [...impossible, ...ruled].map((text) => ({ row, column: 'categories' as const, text }));
}

/** Pieces that orders hold cannot be taken away. */
function piecesProblems({ item, product }: Target, { pieces, rows }: AppliedItem): ImportMessage[] {
  if (!product) return [];
  const values = valuesOf(product);
  const known = Object.entries(pieces.variants).filter(([id]) => product.variant_stock[id]);
  const wanted = known.flatMap(([id, count]) => {
    const problem = valuesProblem(withPart(values, { variant_on_hand: { [id]: count } }), product);
    return problem ? [{ row: rows.get(id) ?? item.row, column: 'stock' as const, text: problem }] : [];
  });
  if (pieces.whole === undefined || values.on_hand === null) return wanted;
  const problem = valuesProblem({ ...values, on_hand: pieces.whole }, product);
  return problem ? [{ row: item.row, column: 'stock' as const, text: problem }] : wanted;
}

/** What an owner should know of a product that is stored. */
function notes({ target, applied }: Pick<Decided, 'target' | 'applied'>): ImportMessage[] {
  const { row } = target.item;
  const { missing, pictures } = applied;
  const count = pictures.filter(({ isWaiting }) => isWaiting).length;
  return [
    ...missing.map((path) => ({
      row,
      column: 'categories' as const,
      text: { key: 'import_category_new', values: { path } },
    })),
    ...(count > 0
      ? [{ row, column: 'images' as const, text: { key: 'import_pictures_later', values: { count } } }]
      : []),
  ];
}
