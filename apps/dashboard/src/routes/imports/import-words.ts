import type { TextKey, Translate } from '@etalage/texts';
import { formatCount } from '@etalage/texts/format';
import type { BadgeTone } from '@etalage/ui-kit/dashboard';
import type {
  CatalogueImport,
  ImportedItem,
  ImportOutcome,
  ImportState,
} from '../../queries/import-queries.ts';
import { productCount } from '../../screen/product-count.ts';

export const outcomes = ['created', 'changed', 'unchanged', 'refused'] as const satisfies ImportOutcome[];

export const stateTones: Record<ImportState, BadgeTone> = {
  filling: 'neutral',
  planning: 'waiting',
  planned: 'waiting',
  running: 'waiting',
  done: 'good',
  cancelled: 'neutral',
  undoing: 'waiting',
  undone: 'neutral',
};
export const outcomeTones: Record<ImportOutcome, BadgeTone> = {
  created: 'good',
  changed: 'waiting',
  unchanged: 'neutral',
  refused: 'bad',
};

/** A text with a count, which has other words for one. */
export const counted = (t: Translate, count: number, one: TextKey, many: TextKey): string =>
  count === 1 ? t(one) : t(many, { count: formatCount(count) });

/** What became of the products of an import, such as "12 nieuw, 3 gewijzigd"; before that is known, how many it has. */
export function countsText({ items, outcomes: counts }: Counted, t: Translate): string {
  const known = outcomes
    .filter((outcome) => counts[outcome] > 0)
    .map((outcome) => t(`imports_count_${outcome}`, { count: formatCount(counts[outcome]) }));
  return known.join(', ') || productCount(items, t);
}

type Counted = Pick<CatalogueImport, 'items' | 'outcomes'>;

/** How many products are stored, or would be. */
export const storedCount = ({ outcomes: { created, changed } }: Counted): number => created + changed;

type Change = ImportedItem['changes'][number];
type Message = ImportedItem['messages'][number];

/** What changes in a cell, such as "Prijs: 12,50 → 14,00"; the row is named if it is not that of the product. */
export function changeText({ row, column, before, after }: Change, of: Product, t: Translate): string {
  const name = column === '' ? '' : t(`sheet_column_${column}`);
  const empty = t('imports_change_empty');
  const text =
    of.outcome === 'created'
      ? t('imports_change_new', { column: name, after: after || empty })
      : t('imports_change', { column: name, before: before || empty, after: after || empty });
  return row === of.row ? text : t('imports_at_row', { row: String(row), text });
}

type Product = Pick<ImportedItem, 'row' | 'outcome'>;

/** A message with the place in the file that it is about. */
export function messageText({ row, column, text }: Message, t: Translate): string {
  if (column === '') return t('imports_at_row', { row: String(row), text });
  return t('imports_at_cell', { row: String(row), column: t(`sheet_column_${column}`), text });
}
