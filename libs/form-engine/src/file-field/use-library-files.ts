import { useCallback, useEffect, useState } from 'react';
import { usePagedSearch } from '../controls/use-paged-search.ts';
import type { FileLibrary, LibraryPage, LibraryQuestion } from '../form-parts/file-library.ts';

const NOTHING: LibraryPage = { files: [], next: '' };

type Asked = Omit<LibraryQuestion, 'after'>;

/** The files that match a question; the previous ones stay until the next ones arrive. */
export function useLibraryFiles(library: FileLibrary, { query, folder, types }: Asked) {
  const typeList = types.join(' ');
  const ask = useCallback(
    async (before: LibraryPage): Promise<LibraryPage> => {
      const question = { query, folder, types: typeList.split(' '), after: before.next };
      const { files, next } = await library.list(question);
      return { files: [...before.files, ...files], next };
    },
    [library, query, folder, typeList],
  );
  const { found, state, load } = usePagedSearch(NOTHING, ask);
  return { ...found, state, more: () => load(found), reload: () => load(NOTHING) };
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
