import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useRef, useState } from 'react';
import { ScreenHeader } from '../../screen/screen-header.tsx';
import { FileDetail } from './file-detail.tsx';
import { FileList } from './file-list.tsx';
import { FileToolbar } from './file-toolbar.tsx';
import { FolderDialog } from './folder-dialog.tsx';
import { FolderHeading } from './folder-heading.tsx';
import { FolderNav } from './folder-nav.tsx';
import * as styles from './files.css.ts';
import { StorageMeter } from './storage-meter.tsx';
import { UploadArea } from './upload-area.tsx';
import { useFileSearch } from './use-file-search.ts';

/** `/bestanden`: the files of the owner, in folders, with where they are used. */
export function FilesRoute() {
  const t = useText();
  const search = useFileSearch();
  const [isNewFolder, setNewFolder] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const upload = () => picker.current?.click();
  return (
    <>
      <ScreenHeader
        title={t('library_heading')}
        intro={t('library_intro')}
        actions={
          <>
            <Action onClick={() => setNewFolder(true)}>{t('library_new_folder')}</Action>
            {!search.isBin && (
              <Action kind="primary" icon="plus" onClick={upload}>
                {t('library_upload')}
              </Action>
            )}
          </>
        }
      />
      <div className={styles.columns}>
        <aside className={styles.side}>
          <FolderNav search={search} />
          <StorageMeter />
        </aside>
        <UploadArea folder={search.folder ?? ''} isOff={search.isBin} picker={picker}>
          <FolderHeading search={search} />
          <FileToolbar search={search} />
          {/* Another folder or filter starts with nothing chosen. */}
          <FileList key={`${search.folder} ${search.isBin}`} search={search} onUpload={upload} />
        </UploadArea>
      </div>
      {isNewFolder && (
        <FolderDialog
          above={search.folder ?? ''}
          onClose={() => setNewFolder(false)}
          onDone={(folder) => search.go({ folder })}
        />
      )}
      {search.opened !== '' && <FileDetail key={search.opened} fileKey={search.opened} search={search} />}
    </>
  );
}
