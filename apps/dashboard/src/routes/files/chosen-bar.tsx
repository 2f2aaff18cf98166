import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { ChooseAllBar } from '../../lists/choose-all-bar.tsx';
import type { LibraryFile } from '../../queries/library-queries.ts';
import { EraseDialog } from './erase-dialog.tsx';
import * as styles from './files.css.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useDeleteFiles, useRestoreFiles } from './use-delete-files.tsx';

/** Maximum number of files that one call changes. */
const MOST = 50;

interface ChosenBarProps {
  chosen: readonly LibraryFile[];
  areAll: boolean;
  isBin: boolean;
  onChooseAll: (on: boolean) => void;
}

/** Chooses all files that are shown, and does something with the chosen ones. */
export function ChosenBar({ chosen, areAll, isBin, onChooseAll }: ChosenBarProps) {
  const t = useText();
  const none = () => onChooseAll(false);
  const isTooMany = chosen.length > MOST;
  return (
    <ChooseAllBar flush label={t('library_choose_all')} areAll={areAll} onChooseAll={onChooseAll}>
      <span className={styles.bulkActions} role="status">
        {chosen.length > 0 && t('library_chosen', { count: String(chosen.length) })}
        {isTooMany && ` ${t('library_chosen_most', { most: String(MOST) })}`}
      </span>
      {chosen.length > 0 && !isTooMany && (
        <span className={styles.bulkActions}>
          {isBin ? (
            <BinActions chosen={chosen} onDone={none} />
          ) : (
            <FileActions chosen={chosen} onDone={none} />
          )}
        </span>
      )}
    </ChooseAllBar>
  );
}

interface ActionsProps {
  chosen: readonly LibraryFile[];
  onDone: () => void;
}

function FileActions({ chosen, onDone }: ActionsProps) {
  const t = useText();
  const remove = useDeleteFiles(onDone);
  const [isMoving, setMoving] = useState(false);
  return (
    <>
      <Action onClick={() => setMoving(true)}>{t('library_move')}</Action>
      <Action icon="trash" busy={remove.isPending} onClick={() => remove.run(chosen)}>
        {t('library_delete')}
      </Action>
      {remove.question}
      {isMoving && <MoveDialog files={chosen} onClose={() => setMoving(false)} onDone={onDone} />}
    </>
  );
}

function BinActions({ chosen, onDone }: ActionsProps) {
  const t = useText();
  const restore = useRestoreFiles(onDone);
  const [isErasing, setErasing] = useState(false);
  return (
    <>
      <Action icon="undo" busy={restore.isPending} onClick={() => restore.mutate(chosen)}>
        {t('library_restore')}
      </Action>
      <Action kind="danger" onClick={() => setErasing(true)}>
        {t('library_erase')}
      </Action>
      {isErasing && <EraseDialog files={chosen} onClose={() => setErasing(false)} onDone={onDone} />}
    </>
  );
}
