import type { SheetItem } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';

/** A product with two variants, which shows what a sheet looks like. */
export function exampleItems(t: Translate): SheetItem[] {
  const variant = (row: number, article_number: string, choice_1: string, stock: string) => ({
    row,
    cells: { article_number, price: '89,00', stock, choice_1 },
  });
  const cells = {
    article_number: 'TK-100',
    title: t('imports_example_title'),
    status: t('sheet_status_draft'),
    price: '89,00',
    vat: '21',
    categories: t('imports_example_category'),
    option_1: t('imports_example_option'),
    short_description: t('imports_example_text'),
  };
  const variants = [
    variant(3, 'TK-100-Z', t('imports_example_choice_1'), '12'),
    variant(4, 'TK-100-M', t('imports_example_choice_2'), '8'),
  ];
  return [{ row: 2, cells, variants }];
}
