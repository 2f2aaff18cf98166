import { useText } from '@etalage/ui-kit';
import { Action, EmptyState, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filesQuery } from '../../queries/library-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { FileGrid } from './file-grid.tsx';
import { FileTable } from './file-table.tsx';
import * as styles from './files.css.ts';
import type { FileSearch } from './use-file-search.ts';

interface FileListProps {
  search: FileSearch;
  onUpload: () => void;
}

/** The files that match, as tiles or rows; several can be chosen for one action. */
export function FileList({ search, onUpload }: FileListProps) {
  const t = useText();
  const { website } = useSession();
  const query = useInfiniteQuery(filesQuery(website.id, search.filter));
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  if (query.isError && !query.data) return <LoadFailure onRetry={() => void query.refetch()} />;
  if (query.isPending) return <TableSkeleton label={t('dashboard_loading')} />;
  const files = query.data.pages.flatMap((page) => page.files);
  if (files.length === 0) return <NothingHere search={search} onUpload={onUpload} />;
  // Files that are no longer shown are not chosen any more.
  const chosen = files.filter(({ key }) => marked.has(key));
  const choose = (key: string, on: boolean) =>
    setMarked(new Set(on ? [...marked, key] : [...marked].filter((other) => other !== key)));
  const list = { files, marked, onChoose: choose, onOpen: search.open, hasFolders: search.folder === null };
  return (
    <>
      <ChosenBar
        chosen={chosen}
        areAll={chosen.length === files.length}
        isBin={search.isBin}
        onChooseAll={(on) => setMarked(new Set(on ? files.map(({ key }) => key) : []))}
      />
      {search.isList ? <FileTable {...list} /> : <FileGrid {...list} />}
      {query.hasNextPage && (
        <div className={styles.more}>
          <Action busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t(query.isFetchingNextPage ? 'dashboard_loading' : 'library_more')}
          </Action>
        </div>
      )}
    </>
  );
}

/** Why there are no files: nothing matches, or this folder, the bin or the whole library is empty. */
function NothingHere({ search, onUpload }: FileListProps) {
  const t = useText();
  if (search.isFiltered) {
    return (
      <EmptyState role="status" icon="search" title={t('library_none')} text={t('library_none_text')}>
        <Action onClick={search.clear}>{t('library_clear')}</Action>
      </EmptyState>
    );
  }
  if (search.isBin) {
    return <EmptyState icon="trash" title={t('library_bin_empty')} text={t('library_bin_empty_text')} />;
  }
  const isFolder = search.folder !== null;
  return (
    <EmptyState
      icon="image"
      title={t(isFolder ? 'library_folder_empty' : 'library_empty')}
      text={t(isFolder ? 'library_folder_empty_text' : 'library_empty_text')}
    >
      <Action kind="primary" icon="plus" onClick={onUpload}>
        {t('library_upload')}
      </Action>
    </EmptyState>
  );
}
