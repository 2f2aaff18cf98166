import { MAX_VARIANT_OPTIONS, MAX_VARIANTS, type SheetItem } from '@etalage/shop-domain';
import type { Report } from './read-items.ts';

/** A product as it was read, with the names of its options, of which there can be too many. */
export interface ReadProduct extends SheetItem {
  readonly options: readonly string[];
}

/** The products that can be sent; the others are reported. Of two with the same address or article number the first stays. */
export function soundItems(products: readonly ReadProduct[], report: Report): SheetItem[] {
  const numbers = new Map<string, number>();
  const urls = new Map<string, number>();
  return products.flatMap(({ options, ...item }) => {
    const { row, cells, variants } = item;
    const number = cells.article_number?.trim() ?? '';
    const url = cells.url?.trim() ?? '';
    const first = numbers.get(number) ?? urls.get(url);
    if (numbers.has(number)) {
      report(row, 'sheet_file_double_article_number', { number, first: first ?? 0 });
    } else if (urls.has(url)) {
      report(row, 'sheet_file_double_url', { url, first: first ?? 0 });
    } else if (options.length > MAX_VARIANT_OPTIONS) {
      report(row, 'sheet_file_too_many_options', { count: options.length, most: MAX_VARIANT_OPTIONS });
    } else if (variants.length > MAX_VARIANTS) {
      report(row, 'sheet_file_too_many_variants', { count: variants.length, most: MAX_VARIANTS });
    } else {
      if (number !== '') numbers.set(number, row);
      if (url !== '') urls.set(url, row);
      return [item];
    }
    return [];
  });
}
