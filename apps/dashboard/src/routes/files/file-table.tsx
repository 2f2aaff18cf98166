import { formatBytes } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { aboveRowLink, type Column, DataTable, rowLink } from '@etalage/ui-kit/dashboard';
import { box as chooseBox } from '../../lists/choose-all-bar.css.ts';
import { momentColumn } from '../../lists/row-columns.tsx';
import type { LibraryFile } from '../../queries/library-queries.ts';
import type { ShownFiles } from './file-grid.tsx';
import { FileMarks } from './file-marks.tsx';
import { FilePicture } from './file-picture.tsx';
import * as styles from './files.css.ts';

/** Files as rows that open them. */
export function FileTable({ files, marked, onChoose, onOpen, hasFolders }: ShownFiles) {
  const t = useText();
  const columns: readonly Column<LibraryFile>[] = [
    {
      key: 'name',
      title: t('library_column_name'),
      cell: (file) => (
        <FileCell
          file={file}
          isChosen={marked.has(file.key)}
          onChoose={(on) => onChoose(file.key, on)}
          onOpen={() => onOpen(file.key)}
        />
      ),
    },
    ...(hasFolders
      ? [{ key: 'folder', title: t('library_column_folder'), width: '10rem', soft: true, cell: folderOf }]
      : []),
    {
      key: 'size',
      title: t('library_column_size'),
      width: '6rem',
      soft: true,
      phone: 'none',
      cell: ({ size }) => formatBytes(size),
    },
    {
      ...momentColumn('added', t('library_column_added'), ({ created_at }: LibraryFile) => created_at),
      phone: 'none',
    },
  ];
  return (
    <DataTable
      label={t('library_files')}
      columns={columns}
      rows={files}
      rowKey={({ key }) => key}
      pressable
    />
  );
}

const folderOf = ({ folder }: LibraryFile) => <span className={styles.breaking}>{folder}</span>;

interface FileCellProps {
  file: LibraryFile;
  isChosen: boolean;
  onChoose: (on: boolean) => void;
  onOpen: () => void;
}

function FileCell({ file, isChosen, onChoose, onOpen }: FileCellProps) {
  const t = useText();
  return (
    <span className={styles.rowFile}>
      <label className={`${aboveRowLink} ${styles.rowBox}`}>
        <input
          type="checkbox"
          className={chooseBox}
          aria-label={t('library_choose', { name: file.name })}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      </label>
      <span className={styles.rowPicture}>
        <FilePicture file={file} sizes="3rem" />
      </span>
      <span className={styles.rowText}>
        <button type="button" className={`${rowLink} ${styles.rowName}`} onClick={onOpen}>
          {file.name}
        </button>
        <FileMarks file={file} />
      </span>
    </span>
  );
}
