import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useRef } from 'react';
import { BackLink } from '../../../screen/back-link.tsx';
import { ScreenHeader } from '../../../screen/screen-header.tsx';
import { UnsavedGuard } from '../../../screen/unsaved-guard.tsx';
import { FormFailure } from '../../../session/form-failure.tsx';
import { saveBar, saveFailure, saveNote } from '../../pages/pages.css.ts';
import type { ChosenFile } from '../chosen-file.ts';
import { counted } from '../import-words.ts';
import * as styles from '../imports.css.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { isFixed } from '../sheet-types.ts';
import { ColumnTable } from './column-table.tsx';
import { EmptyCells } from './empty-cells.tsx';
import { SheetProblems } from './sheet-problems.tsx';
import { useCheckFile } from './use-check-file.ts';
import { useSendImport } from './use-send-import.ts';

/** The step in which the columns of a file get their meaning, and the file is sent. */
export function ColumnStep({ file }: { file: ChosenFile }) {
  const t = useText();
  const { items, problems, check, columnProblems, refused } = useCheckFile(file);
  const { send, stop, sent, isSending, isUnsaved, isDone, failure } = useSendImport(file);
  const table = useRef<HTMLDivElement>(null);
  const focusWrong = () => table.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  const submit = () => {
    if (isSending || isDone) return;
    const checked = check();
    if (checked) send(checked);
    else requestAnimationFrame(focusWrong);
  };
  const about = t(`imports_format_${file.format}`);
  const intro = isFixed(file.format) ? `${about} ${t('imports_format_fixed')}` : about;
  return (
    <>
      <ScreenHeader
        title={t('imports_columns_heading', { name: file.name })}
        intro={intro}
        back={<BackLink to="/importeren" text="imports_back" />}
      />
      <SheetProblems problems={problems} />
      <fieldset className={styles.bare} disabled={isSending || isDone}>
        <div ref={table}>
          <ColumnTable file={file} problems={columnProblems} />
        </div>
        <div className={styles.section}>
          <EmptyCells file={file} />
        </div>
      </fieldset>
      <div className={saveBar}>
        <FormFailure className={saveFailure}>{refused || failure}</FormFailure>
        {isSending ? (
          <ProgressBar text="imports_sending" handled={sent} items={items.length} />
        ) : (
          <p className={saveNote}>
            {counted(t, items.length, 'imports_check_note_one', 'imports_check_note_many')}
          </p>
        )}
        {isSending && <Action onClick={stop}>{t('imports_sending_stop')}</Action>}
        <Action kind="primary" busy={isSending || isDone} onClick={submit}>
          {t('imports_check')}
        </Action>
      </div>
      <UnsavedGuard isUnsaved={isUnsaved} />
    </>
  );
}
