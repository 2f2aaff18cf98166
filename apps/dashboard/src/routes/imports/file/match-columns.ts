import type { SheetColumn } from '@etalage/shop-domain';
import { columnNames, type MatchedColumn } from './column-names.ts';
import { detectFormat } from './detect-format.ts';
import { isPropertyHeading, placesOf } from './headings.ts';

/** What each column of a sheet is by its heading; '' if that is not known. Each column of a product occurs once at most, but for those of properties. */
export function matchColumns(headings: readonly string[]): MatchedColumn[] {
  const names = columnNames();
  // Shopify has the kind of goods in this column, and no rows of kinds.
  if (detectFormat(headings) === 'shopify') names.kind = [];
  const matched = headings.map((heading): MatchedColumn => (isPropertyHeading(heading) ? 'properties' : ''));
  for (const [column, place] of placesOf<SheetColumn | 'kind'>(headings, names)) {
    if (matched[place] === '') matched[place] = column;
  }
  return matched;
}
