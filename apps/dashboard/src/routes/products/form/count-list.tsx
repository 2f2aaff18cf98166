import { useText } from '@etalage/ui-kit';
import { type ReactNode, useState } from 'react';
import { ListPager } from '../../../lists/list-pager.tsx';
import { RowRange } from '../../../lists/row-pages/row-range.tsx';
import { useRowPages } from '../../../lists/row-pages/use-row-pages.ts';
import { SearchBox } from '../../../lists/search-box.tsx';
import type { OwnedProduct } from '../../../queries/product-queries.ts';
import * as styles from './product-form.css.ts';

/** Number of variants that are rendered at a time. */
const SHOWN = 25;

type Variant = OwnedProduct['variants'][number];

interface Props {
  variants: readonly Variant[];
  render: (variant: Variant) => ReactNode;
}

/** A page of variants, found by their choices and numbers if there are more than fit on one. */
export function CountList({ variants, render }: Props) {
  const t = useText();
  const [query, setQuery] = useState('');
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = variants.filter(({ choices, article_number, ean }) => {
    const text = [...choices, article_number, ean].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const rows = useRowPages(found, SHOWN);
  const { page, pages, shown, go } = rows;
  const isLong = variants.length > SHOWN;
  return (
    <>
      {isLong && <SearchBox label={t('product_variants_search')} value={query} onChange={setQuery} />}
      {isLong && <RowRange rows={rows} />}
      <ul className={styles.counts}>{shown.map(render)}</ul>
      <ListPager page={page} pages={pages} hasNext={page < pages} onGo={go} />
    </>
  );
}
