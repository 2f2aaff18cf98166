import { useText } from '@etalage/ui-kit';
import { Button } from '../controls/button.tsx';
import { Loading } from '../controls/loading.tsx';
import type { FileLibrary, LibraryChoice, LibraryQuestion } from '../form-parts/file-library.ts';
import * as styles from './choose-files.css.ts';
import { useLibraryFiles } from './use-library-files.ts';

interface Props {
  library: FileLibrary;
  question: Omit<LibraryQuestion, 'after'>;
  /** Paths of the chosen files. */
  marked: readonly string[];
  isMany: boolean;
  onChoose: (file: LibraryChoice) => void;
}

/** The files that match, as tiles that are pressed. */
export function LibraryFiles({ library, question, marked, isMany, onChoose }: Props) {
  const t = useText();
  const { files, next, state, more, reload } = useLibraryFiles(library, question);
  const isEmpty = files.length === 0;
  const isFiltered = question.query !== '' || question.folder !== null;
  if (isEmpty && state !== 'ready')
    return (
      <div className={styles.nothing}>
        <Loading state={state} reload={reload} failure="library_pick_failed" />
      </div>
    );
  if (isEmpty && next === '')
    return (
      <p role="status" className={styles.nothing}>
        {t(isFiltered ? 'library_none_text' : 'library_empty')}
      </p>
    );
  return (
    <div className={styles.scroll}>
      <ul className={styles.list} aria-label={t('library_files')} aria-busy={state === 'loading'}>
        {files.map((file) => (
          <li key={file.path}>
            <button
              type="button"
              className={styles.tile}
              aria-pressed={isMany ? marked.includes(file.path) : undefined}
              onClick={() => onChoose(file)}
            >
              <span className={styles.picture}>
                {file.picture === '' ? (
                  <span aria-hidden="true">{file.path.slice(file.path.lastIndexOf('.') + 1)}</span>
                ) : (
                  <img src={file.picture} alt="" loading="lazy" />
                )}
              </span>
              <span className={styles.name}>{file.name}</span>
              <span className={styles.detail}>{file.detail}</span>
            </button>
          </li>
        ))}
      </ul>
      {state === 'failed' && <Loading state={state} reload={reload} failure="library_pick_failed" />}
      {next !== '' && state !== 'failed' && (
        <Button className={styles.more} aria-busy={state === 'loading'} onClick={more}>
          {t('library_more')}
        </Button>
      )}
    </div>
  );
}
