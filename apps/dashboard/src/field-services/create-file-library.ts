import type { FileLibrary, LibraryChoice } from '@etalage/form-engine/editor';
import { pictureSources } from '@etalage/site-model';
import { formatBytes } from '@etalage/texts/format';
import type { QueryClient } from '@tanstack/react-query';
import {
  addressOfFile,
  type FileFilter,
  FILES_PER_CALL,
  foldersQuery,
  type LibraryFile,
  postListFiles,
} from '../queries/library-queries.ts';

/** The kind that has all these content types, which the server filters by; `all` if there are several. */
function kindOf(types: readonly string[]): FileFilter['kind'] {
  const kinds = { 'image/': 'picture', 'video/': 'video', 'model/': 'model', 'font/': 'font' } as const;
  const start = Object.keys(kinds).find((prefix) => types.every((type) => type.startsWith(prefix)));
  return start ? kinds[start as keyof typeof kinds] : 'all';
}

/** The files of one website, as its file fields choose from them. */
export function createFileLibrary(queryClient: QueryClient, websiteId: string): FileLibrary {
  return {
    async list({ query, folder, types, after }) {
      const filters = { only_missing_alt: false, only_copies: false, is_removed: false };
      const { files, next } = await postListFiles(websiteId, {
        query,
        folder,
        after,
        ...filters,
        kind: kindOf(types),
        limit: FILES_PER_CALL,
      });
      const fitting = files.filter((file) => !file.is_private && types.includes(file.content_type));
      return { files: fitting.map((file) => choiceOf(websiteId, file)), next };
    },
    async folders() {
      const { folders } = await queryClient.fetchQuery(foldersQuery(websiteId));
      return folders.map(({ path }) => path);
    },
  };
}

function choiceOf(websiteId: string, { key, name, folder, size, content_type }: LibraryFile): LibraryChoice {
  const path = addressOfFile(websiteId, key);
  const isPicture = content_type.startsWith('image/');
  return {
    path,
    name,
    detail: folder === '' ? formatBytes(size) : `${folder} · ${formatBytes(size)}`,
    picture: isPicture ? smallest(path) : '',
  };
}

/** The narrowest variant of a picture; the picture itself if it has none. */
function smallest(path: string): string {
  const { src, srcSet } = pictureSources(path, '8rem');
  return srcSet?.split(' ', 1)[0] ?? src;
}
