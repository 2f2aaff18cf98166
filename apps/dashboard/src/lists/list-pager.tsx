import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import * as styles from './list-toolbar.css.ts';

interface ListPagerProps {
  /** From 1. */
  page: number;
  hasNext: boolean;
  /** Number of pages, if it is known. */
  pages?: number;
  onGo: (page: number) => void;
}

/** Links to the previous and the next page of a list; not shown if there is one page. */
export function ListPager({ page, hasNext, pages, onGo }: ListPagerProps) {
  const t = useText();
  if (page === 1 && !hasNext) return null;
  const values = { page: String(page), pages: String(pages ?? '') };
  return (
    <nav className={styles.pager} aria-label={t('list_pages')}>
      <Action disabled={page <= 1} onClick={() => onGo(page - 1)}>
        {t('list_previous')}
      </Action>
      <span className={styles.place}>{t(pages ? 'list_page_of' : 'list_page', values)}</span>
      <Action disabled={!hasNext} onClick={() => onGo(page + 1)}>
        {t('list_next')}
      </Action>
    </nav>
  );
}
