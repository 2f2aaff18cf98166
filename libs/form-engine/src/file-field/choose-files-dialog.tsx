import { useText } from '@etalage/ui-kit';
import { Dialog, DialogActions } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import * as frame from '../form-parts/field-view.css.ts';
import type { FileLibrary, LibraryChoice } from '../form-parts/file-library.ts';
import * as styles from './choose-files.css.ts';
import { LibraryFiles } from './library-files.tsx';
import { useLibraryFolders } from './use-library-files.ts';

interface Props {
  library: FileLibrary;
  /** Number of files that can be chosen. */
  room: number;
  types: readonly string[];
  onClose: () => void;
  onChoose: (files: readonly LibraryChoice[]) => void;
}

/** A dialog with the files of the website: a press chooses one; several are chosen by a button. */
export function ChooseFilesDialog({ library, room, types, onClose, onChoose }: Props) {
  const t = useText();
  const [query, setQuery] = useState('');
  const [folder, setFolder] = useState('');
  const [marked, setMarked] = useState<readonly LibraryChoice[]>([]);
  const folders = useLibraryFolders(library);
  const isMany = room > 1;
  const isFull = isMany && marked.length >= room;
  const choose = (file: LibraryChoice) => {
    if (!isMany) onChoose([file]);
    else if (marked.some(({ path }) => path === file.path))
      setMarked(marked.filter(({ path }) => path !== file.path));
    else if (!isFull) setMarked([...marked, file]);
  };
  return (
    <Dialog
      open
      size="large"
      title={t(isMany ? 'library_pick_title_many' : 'library_pick_title')}
      onOpenChange={(open) => !open && onClose()}
    >
      <LibraryFilters
        query={query}
        folder={folder}
        folders={folders}
        onQuery={setQuery}
        onFolder={setFolder}
      />
      <LibraryFiles
        library={library}
        question={{ query: query.trim(), folder: folder || null, types }}
        marked={marked.map(({ path }) => path)}
        isMany={isMany}
        onChoose={choose}
      />
      <p role="status" className={styles.full}>
        {isFull && t('library_pick_full', { room: String(room) })}
      </p>
      {isMany && (
        <DialogActions>
          <Button onClick={onClose}>{t('formfield_cancel')}</Button>
          <Button kind="main" disabled={marked.length === 0} onClick={() => onChoose(marked)}>
            {t('library_pick_confirm_many', { count: String(marked.length) })}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}

interface FilterProps {
  query: string;
  folder: string;
  folders: readonly string[];
  onQuery: (query: string) => void;
  onFolder: (folder: string) => void;
}

/** Search and folder; a library without folders has the search only. */
function LibraryFilters({ query, folder, folders, onQuery, onFolder }: FilterProps) {
  const t = useText();
  return (
    <div className={styles.filters}>
      <input
        type="search"
        className={frame.control}
        aria-label={t('library_search')}
        placeholder={t('library_search')}
        maxLength={200}
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        // Enter must not send a form around the field.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {folders.length > 0 && (
        <select
          className={frame.control}
          aria-label={t('library_pick_folder')}
          value={folder}
          onChange={(event) => onFolder(event.target.value)}
        >
          <option value="">{t('library_all')}</option>
          {folders.map((path) => (
            <option key={path} value={path}>
              {path.replaceAll('/', ' / ')}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
