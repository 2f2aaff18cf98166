import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pagesQuery } from '../../queries/page-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { findPages } from './find-pages.ts';
import { PageTable } from './page-table.tsx';
import * as styles from './pages.css.ts';

/** The pages of the website with a search field. */
export function PageList({ onCreate }: { onCreate: () => void }) {
  const t = useText();
  const { website } = useSession();
  const pages = useQuery(pagesQuery(website.id));
  const [query, setQuery] = useState('');
  if (pages.isPending) return <TableSkeleton label={t('dashboard_loading')} />;
  if (!pages.data) return <LoadFailure onRetry={() => void pages.refetch()} />;
  const all = pages.data.pages;
  if (all.length === 0) {
    return (
      <EmptyState icon="pages" title={t('pages_empty')} text={t('pages_empty_text')}>
        <Action kind="primary" icon="plus" onClick={onCreate}>
          {t('pages_new')}
        </Action>
      </EmptyState>
    );
  }
  const found = findPages(all, query);
  const count =
    found.length === 1 ? t('pages_found_one') : t('pages_found_many', { count: String(found.length) });
  return (
    <>
      <div className={styles.toolbar}>
        <SearchBox label={t('pages_search')} value={query} onChange={setQuery} />
        <p role="status" className={styles.found}>
          {count}
        </p>
      </div>
      {found.length > 0 ? (
        <PageTable pages={found} />
      ) : (
        <EmptyState
          icon="search"
          title={t('pages_search_none')}
          text={t('pages_search_none_text', { query: query.trim() })}
        >
          <Action onClick={() => setQuery('')}>{t('pages_search_clear')}</Action>
        </EmptyState>
      )}
    </>
  );
}
