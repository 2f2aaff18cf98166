import {
  type OwnedProductContent,
  type PlacedColumn,
  sheetColumns,
  type SheetItem,
} from '@etalage/shop-domain';

/** A cell that changes, with its texts shortened. */
export interface ShownChange {
  readonly row: number;
  readonly column: PlacedColumn;
  readonly before: string;
  readonly after: string;
}

interface States {
  readonly before: OwnedProductContent;
  readonly after: OwnedProductContent;
  /** The row of each variant that the sheet has, by its id. */
  readonly rows: ReadonlyMap<string, number>;
}

/** Most characters of a text that is shown, and most changes of one product. */
const SHOWN = 120;
const MOST = 50;

/** The cells in which two states of a product differ, as an export would write them; of a new product, all that it has. */
export function changesOf(
  before: SheetItem | undefined,
  after: SheetItem,
  { rows, ...of }: States,
): ShownChange[] {
  const old = new Map(of.before.variants.map(({ id }, at) => [id, before?.variants[at]?.cells ?? {}]));
  const pairs = [
    { row: after.row, old: before?.cells ?? {}, cells: after.cells },
    ...of.after.variants.map(({ id }, at) => ({
      row: rows.get(id) ?? after.row,
      old: old.get(id) ?? {},
      cells: after.variants[at]?.cells ?? {},
    })),
  ];
  const ofProperties = propertyChanges(before?.properties ?? {}, after);
  const ofCells = pairs.flatMap(({ row, old: cells, cells: next }) =>
    sheetColumns.flatMap((column): ShownChange[] => {
      const earlier = cells[column] ?? '';
      const text = next[column] ?? '';
      if (earlier === text) return [];
      return [{ row, column, before: short(earlier), after: short(text) }];
    }),
  );
  return [...ofCells, ...ofProperties].slice(0, MOST);
}

/** The values of properties that change, each with the title of its property. */
function propertyChanges(
  before: Readonly<Record<string, string>>,
  { row, properties = {} }: SheetItem,
): ShownChange[] {
  const old = new Map(Object.entries(before));
  const named = (title: string, cell: string) => (cell === '' ? '' : short(`${title}: ${cell}`));
  return Object.entries(properties)
    .filter(([title, cell]) => (old.get(title) ?? '') !== cell)
    .map(([title, cell]) => ({
      row,
      column: 'properties' as const,
      before: named(title, old.get(title) ?? ''),
      after: named(title, cell),
    }));
}

function short(text: string): string {
  const plain = text
    .replaceAll(/<[^<>]{0,500}>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > SHOWN ? `${plain.slice(0, SHOWN)}…` : plain;
}
