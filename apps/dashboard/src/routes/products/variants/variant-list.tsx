import { useText } from '@etalage/ui-kit';
import { useRef } from 'react';
import { ListPager } from '../../../lists/list-pager.tsx';
import { RowRange } from '../../../lists/row-pages/row-range.tsx';
import type { RowPages } from '../../../lists/row-pages/use-row-pages.ts';
import type { VariantEntry } from './filter-variants.ts';
import { VariantRow } from './variant-row.tsx';
import * as styles from './variants.css.ts';

interface Props {
  pages: RowPages<VariantEntry>;
  /** What the product weighs, as it is typed. */
  weight: string;
  onRemove: (index: number, title: string) => void;
}

/** A page of variants, with the way to the others. */
export function VariantList({ pages, weight, onRemove }: Props) {
  const t = useText();
  const range = useRef<HTMLParagraphElement>(null);
  const { page, shown } = pages;
  const go = (to: number) => {
    pages.go(to);
    range.current?.focus();
  };
  return (
    <>
      <RowRange rows={pages} ref={range} />
      {shown.length > 0 && (
        <div className={styles.heads} aria-hidden="true">
          <span>{t('product_variant')}</span>
          <span>{t('products_field_article_number')}</span>
          <span>{t('products_field_ean')}</span>
          <span>{t('product_variant_difference')}</span>
          <span>{t('products_field_weight')}</span>
        </div>
      )}
      <ul className={styles.rows} aria-label={t('products_section_variants')}>
        {shown.map(({ key, index, title }) => (
          <VariantRow key={key} index={index} title={title} weight={weight} onRemove={onRemove} />
        ))}
      </ul>
      <ListPager page={page} pages={pages.pages} hasNext={page < pages.pages} onGo={go} />
    </>
  );
}
