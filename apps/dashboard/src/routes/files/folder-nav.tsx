import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { controlButton, Icon } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { foldersQuery } from '../../queries/library-queries.ts';
import { useSession } from '../../session/session-context.ts';
import * as styles from './files.css.ts';
import { folderName } from './folder-names.ts';
import type { FileSearch } from './use-file-search.ts';

/** All files, the folders and the bin; on a phone behind a button that says which is open. */
export function FolderNav({ search }: { search: FileSearch }) {
  const t = useText();
  const { website } = useSession();
  const { data } = useQuery(foldersQuery(website.id));
  const [isOpen, setOpen] = useState(false);
  const isAll = search.folder === null && !search.isBin;
  const current = search.isBin ? t('library_bin') : (search.folder ?? t('library_all'));
  const go = (place: Parameters<FileSearch['go']>[0]) => {
    setOpen(false);
    search.go(place);
  };
  return (
    <nav aria-label={t('library_folders')}>
      <button
        type="button"
        className={`${controlButton.secondary} ${styles.navButton}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t('library_folders_choose', { folder: current })}
        <Icon name="down" size={18} />
      </button>
      <ul className={styles.navList} data-open={isOpen}>
        <NavEntry name={t('library_all')} isCurrent={isAll} onGo={() => go({})} />
        {(data?.folders ?? []).map(({ path, files }) => (
          <NavEntry
            key={path}
            name={folderName(path)}
            depth={path.split('/').length}
            count={files}
            isCurrent={search.folder === path}
            onGo={() => go({ folder: path })}
          />
        ))}
        <NavEntry name={t('library_bin')} isCurrent={search.isBin} onGo={() => go({ isBin: true })} />
      </ul>
    </nav>
  );
}

interface EntryProps {
  name: string;
  depth?: number;
  count?: number;
  isCurrent: boolean;
  onGo: () => void;
}

function NavEntry({ name, depth = 0, count, isCurrent, onGo }: EntryProps) {
  const t = useText();
  return (
    <li>
      <button
        type="button"
        className={styles.navEntry}
        style={{ paddingLeft: `${0.625 + Math.max(0, depth - 1) * 0.875}rem` }}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onGo}
      >
        <span className={styles.navName} title={name}>
          {name}
        </span>
        {count !== undefined && (
          <span
            className={styles.navCount}
            role="img"
            aria-label={
              count === 1
                ? t('library_folder_count_one')
                : t('library_folder_count', { count: formatCount(count) })
            }
          >
            {formatCount(count)}
          </span>
        )}
      </button>
    </li>
  );
}
