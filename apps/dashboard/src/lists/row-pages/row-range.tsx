import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { Ref } from 'react';
import { place } from '../list-toolbar.css.ts';
import type { RowPages } from './use-row-pages.ts';

interface Props {
  rows: Pick<RowPages<unknown>, 'from' | 'shown' | 'count'>;
  /** Gets the focus when another page is chosen, so that who cannot see the page hears which rows it shows. */
  ref?: Ref<HTMLParagraphElement>;
}

/** Which rows of how many are shown; announced when that changes. */
export function RowRange({ rows: { from, shown, count }, ref }: Props) {
  const t = useText();
  const values = {
    from: formatCount(from + 1),
    to: formatCount(from + shown.length),
    count: formatCount(count),
  };
  return (
    <p ref={ref} tabIndex={-1} role="status" className={place}>
      {count === 0 ? t('list_range_none') : t('list_range', values)}
    </p>
  );
}
