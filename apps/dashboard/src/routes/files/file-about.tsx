import { formatBytes, formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action, controlButton, Icon, useToast } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { addressOfFile, type FileDetails, type LibraryFile } from '../../queries/library-queries.ts';
import { copyText } from '../../screen/copy-text.ts';
import { useSession } from '../../session/session-context.ts';
import { EraseDialog } from './erase-dialog.tsx';
import * as styles from './files.css.ts';
import { PreviousFile } from './previous-file.tsx';
import { useDeleteFiles, useRestoreFiles } from './use-delete-files.tsx';
import { VersionActions } from './version-actions.tsx';

interface FileActionsProps {
  file: LibraryFile;
  /** Called when the file is no longer where it was opened. */
  onGone: () => void;
}

interface FileAboutProps {
  details: FileDetails;
  onGone: () => void;
  /** Called with the key of the file that took the place of this one, or was made from it. */
  onOther: (key: string) => void;
}

/** What kind of file it is, and the actions on it. */
export function FileAbout({ details, onGone, onOther }: FileAboutProps) {
  const t = useText();
  const { website } = useSession();
  const { file } = details;
  const kind = file.key.slice(file.key.lastIndexOf('.') + 1).toUpperCase();
  const { width, height } = file;
  return (
    <>
      <ul className={styles.facts}>
        <li>
          {kind}, {formatBytes(file.size)}
        </li>
        {width > 0 && <li>{t('library_detail_size', { width: String(width), height: String(height) })}</li>}
        <li>{t('library_detail_added', { date: formatDate(file.created_at) })}</li>
        {file.removed_at !== '' && (
          <li>{t('library_detail_removed', { date: formatDate(file.removed_at) })}</li>
        )}
      </ul>
      <div className={styles.detailActions}>
        {!file.is_private && <AddressActions address={addressOfFile(website.id, file.key)} />}
        {file.removed_at === '' ? (
          <>
            {!file.is_private && <VersionActions details={details} onOther={onOther} />}
            <DeleteAction file={file} onGone={onGone} />
          </>
        ) : (
          <BinActions file={file} onGone={onGone} />
        )}
      </div>
      {file.removed_at === '' && <PreviousFile details={details} onOther={onOther} />}
    </>
  );
}

/** Opens a file, and copies its address: links, and settings such as the terms of a shop, take that. */
function AddressActions({ address }: { address: string }) {
  const t = useText();
  const showToast = useToast();
  async function copy() {
    const isCopied = await copyText(address);
    showToast({ text: t(isCopied ? 'library_address_copied' : 'library_address_not_copied', { address }) });
  }
  return (
    <>
      <a className={controlButton.secondary} href={address} target="_blank" rel="noreferrer">
        <Icon name="external" size={18} />
        {t('library_detail_address')}
      </a>
      <Action onClick={() => void copy()}>{t('library_address_copy')}</Action>
    </>
  );
}

function DeleteAction({ file, onGone }: FileActionsProps) {
  const t = useText();
  const remove = useDeleteFiles(onGone);
  return (
    <>
      <Action kind="danger" icon="trash" busy={remove.isPending} onClick={() => remove.run([file])}>
        {t('library_delete')}
      </Action>
      {remove.question}
    </>
  );
}

function BinActions({ file, onGone }: FileActionsProps) {
  const t = useText();
  const restore = useRestoreFiles(onGone);
  const [isErasing, setErasing] = useState(false);
  return (
    <>
      <Action kind="primary" icon="undo" busy={restore.isPending} onClick={() => restore.mutate([file])}>
        {t('library_restore')}
      </Action>
      <Action kind="danger" onClick={() => setErasing(true)}>
        {t('library_erase')}
      </Action>
      {isErasing && <EraseDialog files={[file]} onClose={() => setErasing(false)} onDone={onGone} />}
    </>
  );
}
