import { useState } from 'react';

/** Rows that are all loaded, of which a page is rendered. */
export interface RowPages<Row> {
  /** From 1. */
  readonly page: number;
  readonly pages: number;
  /** Place of the first shown row, from 0. */
  readonly from: number;
  readonly shown: readonly Row[];
  readonly count: number;
  go(page: number): void;
}

/** Divides rows in pages of `size`; a page that is not there any more shows the last one. */
export function useRowPages<Row>(rows: readonly Row[], size: number): RowPages<Row> {
  const [wanted, go] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wanted, pages);
  const from = (page - 1) * size;
  return { page, pages, from, shown: rows.slice(from, from + size), count: rows.length, go };
}
