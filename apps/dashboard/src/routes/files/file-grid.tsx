import { formatBytes } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { box as chooseBox } from '../../lists/choose-all-bar.css.ts';
import type { LibraryFile } from '../../queries/library-queries.ts';
import { FileMarks } from './file-marks.tsx';
import { FilePicture } from './file-picture.tsx';
import * as styles from './files.css.ts';

export interface ShownFiles {
  files: readonly LibraryFile[];
  /** Keys of the chosen files. */
  marked: ReadonlySet<string>;
  onChoose: (key: string, on: boolean) => void;
  onOpen: (key: string) => void;
  /** Whether the folder of each is shown, because they are of several. */
  hasFolders: boolean;
}

/** Files as tiles with a small picture. */
export function FileGrid({ files, marked, onChoose, onOpen, hasFolders }: ShownFiles) {
  const t = useText();
  return (
    <ul className={styles.grid} aria-label={t('library_files')}>
      {files.map((file) => (
        <li key={file.key} className={styles.tile} data-chosen={marked.has(file.key)}>
          <button
            type="button"
            className={styles.tileButton}
            aria-label={t('library_open', { name: file.name })}
            onClick={() => onOpen(file.key)}
          >
            <FilePicture file={file} sizes="12rem" />
          </button>
          <label className={styles.tileBox}>
            <input
              type="checkbox"
              className={chooseBox}
              aria-label={t('library_choose', { name: file.name })}
              checked={marked.has(file.key)}
              onChange={(event) => onChoose(file.key, event.target.checked)}
            />
          </label>
          <span className={styles.tileName} title={file.name}>
            {file.name}
          </span>
          <span className={styles.tileAbout}>
            {hasFolders && file.folder !== '' ? `${file.folder} · ` : ''}
            {formatBytes(file.size)}
          </span>
          <FileMarks file={file} />
        </li>
      ))}
    </ul>
  );
}
