import { endpoints } from '@etalage/api-contract';
import type { OwnerLane } from './owner-lane.ts';

export interface FileCase {
  readonly title: string;
  readonly path: string;
  readonly body: object;
  /** Most processor time in ms. */
  readonly aim?: number;
}

/** The calls of the screen with files and of its filters. */
export async function casesOf(lane: OwnerLane, website: string): Promise<FileCase[]> {
  const ids = { website_id: website, project_id: website };
  const filters = { only_missing_alt: false, only_copies: false, is_removed: false };
  const first = { ...ids, ...filters, query: '', folder: null, kind: 'all', after: '', limit: 48 };
  const list = (title: string, more: object = {}, aim?: number): FileCase => ({
    title,
    path: endpoints.listFiles.path,
    body: { ...first, ...more },
    ...(aim !== undefined && { aim }),
  });
  const { reply } = await lane.call(endpoints.listFiles.path, { ...first, query: 'stoel 25000.' });
  const [middle] = (reply as { files: { key: string }[] }).files;
  if (!middle) throw new Error('the file in the middle is not there');
  return [
    list('first page', {}, 10),
    list('a page in the middle', { after: middle.key }, 10),
    list('first page of a folder', { folder: 'Map 21' }, 10),
    list('pictures without alternative text', { only_missing_alt: true }),
    list('files that are there more than once', { only_copies: true }),
    list('search with hits everywhere', { query: 'stoel' }),
    list('search with one hit', { query: 'stoel 49998.' }, 10),
    list('search without hits', { query: 'kroonluchter' }, 10),
    {
      title: 'one file with its places',
      path: endpoints.getLibraryFile.path,
      body: { ...ids, key: middle.key },
    },
    { title: 'folders with their numbers', path: endpoints.listFolders.path, body: ids, aim: 10 },
    { title: 'storage used', path: endpoints.getStorage.path, body: ids },
  ];
}
