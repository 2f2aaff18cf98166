import { useCallback, useEffect, useRef, useState } from 'react';
import type { LoadingState } from '../controls/loading.tsx';
import type { FileLibrary, LibraryPage, LibraryQuestion } from '../form-parts/file-library.ts';

/** Delay between the last key press and the search, in milliseconds. */
const PAUSE = 200;

const NOTHING: LibraryPage = { files: [], next: '' };

type Asked = Omit<LibraryQuestion, 'after'>;

/** The files that match a question; the previous ones stay until the next ones arrive. */
export function useLibraryFiles(library: FileLibrary, { query, folder, types }: Asked) {
  const [page, setPage] = useState(NOTHING);
  const [state, setState] = useState<LoadingState['state']>('loading');
  const latest = useRef(0);
  const typeList = types.join(' ');

  const load = useCallback(
    (before: LibraryPage) => {
      const request = ++latest.current;
      setState('loading');
      const question = { query, folder, types: typeList.split(' '), after: before.next };
      library.list(question).then(
        (next) => {
          // A reply to an earlier request is ignored.
          if (request !== latest.current) return;
          setPage({ files: [...before.files, ...next.files], next: next.next });
          setState('ready');
        },
        () => request === latest.current && setState('failed'),
      );
    },
    [library, query, folder, typeList],
  );

  const isFirst = useRef(true);
  useEffect(() => {
    const timer = setTimeout(() => load(NOTHING), isFirst.current ? 0 : PAUSE);
    isFirst.current = false;
    return () => {
      clearTimeout(timer);
      latest.current += 1;
    };
  }, [load]);

  return { ...page, state, more: () => load(page), reload: () => load(NOTHING) };
}

/** The folders of the library; none until they are known, and none if they cannot be loaded. */
export function useLibraryFolders(library: FileLibrary): readonly string[] {
  const [folders, setFolders] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    library.folders().then(
      (found) => isShown && setFolders(found),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [library]);
  return folders;
}
