import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListedPage, pagesQuery } from '../../queries/page-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { SearchBox } from '../../lists/search-box.tsx';
import { findPages } from './find-pages.ts';
import { StandardHome } from './standard-home.tsx';
import { PageTable } from './page-table.tsx';
import { buildPageTree, type PageTreeRow, treeRows } from './tree/page-tree.ts';
import { useOpenBranches } from './tree/use-open-branches.ts';
import * as styles from './pages.css.ts';

interface Props {
  onCreate: () => void;
  onCreateHome: () => void;
}

/** The pages of the website as a tree, or as a list of what was searched. */
export function PageList({ onCreate, onCreateHome }: Props) {
  const t = useText();
  const { website } = useSession();
  const pages = useQuery(pagesQuery(website.id));
  const [query, setQuery] = useState('');
  const branches = useOpenBranches(pages.data?.pages.length ?? 0);
  if (pages.isPending) return <TableSkeleton label={t('dashboard_loading')} />;
  if (!pages.data) return <LoadFailure onRetry={() => void pages.refetch()} />;
  const { pages: all, folders } = pages.data;
  if (all.length === 0 && folders.length === 0) {
    return (
      <>
        <StandardHome onCreateHome={onCreateHome} />
        <EmptyState icon="pages" title={t('pages_empty')} text={t('pages_empty_text')}>
          <Action kind="primary" icon="plus" onClick={onCreate}>
            {t('pages_new')}
          </Action>
        </EmptyState>
      </>
    );
  }
  const isSearching = query.trim() !== '';
  const found = findPages(all, query);
  const count =
    found.length === 1 ? t('pages_found_one') : t('pages_found_many', { count: String(found.length) });
  return (
    <>
      {!all.some(({ path }) => path === '/') && <StandardHome onCreateHome={onCreateHome} />}
      <div className={styles.toolbar}>
        <SearchBox label={t('pages_search')} value={query} onChange={setQuery} />
        <p role="status" className={styles.found}>
          {count}
        </p>
      </div>
      {found.length > 0 || !isSearching ? (
        <PageTable
          pages={found}
          isFlat={isSearching}
          rows={isSearching ? found.map(flatRow) : treeRows(buildPageTree(all, folders), branches.isOpen)}
          onToggle={branches.toggle}
          onReveal={branches.reveal}
        />
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

function flatRow(page: ListedPage): PageTreeRow {
  const { path, title } = page;
  return { node: { path, title, page, isStored: false, children: [] }, level: 0, isOpen: false };
}
