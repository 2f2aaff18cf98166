/** How a row divides its width, and from which width on. */
interface RowLayout {
  /** Relative widths of the columns on desktop. */
  parts: readonly number[];
  /** Columns beside each other on a tablet. */
  tablet: number;
  /** How many blocks there are, if there are more than columns. */
  blocks?: number;
  /** A sidebar takes the last quarter of the width. */
  hasSidebar?: boolean;
  /** Each block is on a card. */
  hasCards?: boolean;
}

/** The rows of columns by their type (TPL-39, TPL-48, SEC-34). */
export const rowLayouts = {
  columnsOne: { parts: [1], tablet: 1 },
  columnsTwo: { parts: [1, 1], tablet: 2 },
  columnsThree: { parts: [1, 1, 1], tablet: 3 },
  columnsFour: { parts: [1, 1, 1, 1], tablet: 2 },
  columnsFive: { parts: [1, 1, 1, 1, 1], tablet: 3 },
  columnsSix: { parts: [1, 1, 1, 1, 1, 1], tablet: 3 },
  columnsBackground: { parts: [1, 1, 1], tablet: 3, hasCards: true },
  columnsQuarterHalfQuarter: { parts: [1, 2, 1], tablet: 1 },
  columnsSidebar: { parts: [1, 1, 1], tablet: 2, blocks: 6, hasSidebar: true },
  servicesOne: { parts: [1, 1, 1], tablet: 3, hasCards: true },
} as const satisfies Record<string, RowLayout>;

export type RowType = keyof typeof rowLayouts;

/** The slots of a row, in order. */
export function rowSlots(type: RowType): string[] {
  const layout: RowLayout = rowLayouts[type];
  return Array.from({ length: layout.blocks ?? layout.parts.length }, (_, index) => `block${index + 1}`);
}
