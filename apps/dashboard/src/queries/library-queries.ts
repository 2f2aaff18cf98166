import {
  createFolder,
  cropFile,
  deleteFiles,
  deleteFolder,
  describeFile,
  eraseFiles,
  fileStreams,
  getLibraryFile,
  getStorage,
  listAlternativeTexts,
  listFiles,
  listFolders,
  moveFiles,
  moveFolder,
  type PayloadOf,
  replaceFile,
  type ResponseOf,
  restoreFiles,
  restorePreviousFile,
  updateLibraryFile,
} from '@etalage/api-contract';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type LibraryFile = ResponseOf<typeof listFiles>['files'][number];
export type FileDetails = ResponseOf<typeof getLibraryFile>;
export type FilePlace = ResponseOf<typeof getLibraryFile>['places'][number];
export type UsedFile = ResponseOf<typeof deleteFiles>['in_use'][number];
export type FileFilter = Omit<PayloadOf<typeof listFiles>, 'limit' | 'after'>;

/** Files that are loaded together. */
export const FILES_PER_CALL = 48;

/** The address of a public file. */
export const addressOfFile = (websiteId: string, key: string): string =>
  fileStreams.streamAddress(fileStreams.showFile, websiteId, key);

/** The key in a file's address; everything before it is the website. */
export const keyOfAddress = (address: string): string => address.slice(address.indexOf('assets/'));

export const postListFiles = (websiteId: string, request: PayloadOf<typeof listFiles>) =>
  callApi(listFiles, websiteId, request);

/** Files that match a filter, more of them with each page; the previous ones stay visible until they have loaded. */
export const filesQuery = (websiteId: string, filter: FileFilter) =>
  infiniteQueryOptions({
    queryKey: ['files', websiteId, 'list', filter],
    queryFn: ({ pageParam }) =>
      postListFiles(websiteId, { ...filter, after: pageParam, limit: FILES_PER_CALL }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
  });

export const libraryFileQuery = (websiteId: string, key: string) =>
  queryOptions({
    queryKey: ['files', websiteId, 'file', key],
    queryFn: () => callApi(getLibraryFile, websiteId, { key }),
    // Pages change without the library.
    staleTime: 0,
  });

export const foldersQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['files', websiteId, 'folders'],
    queryFn: () => callApi(listFolders, websiteId, {}),
  });

/** What the library says about files, by their keys. */
export const alternativeTextsQuery = (websiteId: string, keys: string[]) =>
  queryOptions({
    queryKey: ['files', websiteId, 'texts', keys],
    queryFn: () => callApi(listAlternativeTexts, websiteId, { keys }),
    staleTime: 30_000,
  });

export const storageQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['files', websiteId, 'storage'],
    queryFn: () => callApi(getStorage, websiteId, {}),
  });

/** Fetches what any change of files changes: lists, folders and storage. A file that is `gone` is not asked for again. */
export const renewFiles = (client: QueryClient, websiteId: string, gone?: string) =>
  client.invalidateQueries({
    queryKey: ['files', websiteId],
    predicate: ({ queryKey }) => gone === undefined || queryKey[3] !== gone,
  });

export const postUpdateFile = (websiteId: string, file: PayloadOf<typeof updateLibraryFile>) =>
  callApi(updateLibraryFile, websiteId, file);
export const postDescribeFile = (websiteId: string, key: string, alt: string) =>
  callApi(describeFile, websiteId, { key, alt });
export const postReplaceFile = (websiteId: string, request: PayloadOf<typeof replaceFile>) =>
  callApi(replaceFile, websiteId, request);
export const postRestorePrevious = (websiteId: string, key: string, previous: string) =>
  callApi(restorePreviousFile, websiteId, { key, previous });
export const postCropFile = (websiteId: string, request: PayloadOf<typeof cropFile>) =>
  callApi(cropFile, websiteId, request);
export const postMoveFiles = (websiteId: string, keys: string[], folder: string) =>
  callApi(moveFiles, websiteId, { keys, folder });
export const postDeleteFiles = (websiteId: string, keys: string[], is_confirmed: boolean) =>
  callApi(deleteFiles, websiteId, { keys, is_confirmed });
export const postRestoreFiles = (websiteId: string, keys: string[]) =>
  callApi(restoreFiles, websiteId, { keys });
export const postEraseFiles = (websiteId: string, keys: string[]) => callApi(eraseFiles, websiteId, { keys });
export const postCreateFolder = (websiteId: string, path: string) =>
  callApi(createFolder, websiteId, { path });
export const postMoveFolder = (websiteId: string, path: string, to: string) =>
  callApi(moveFolder, websiteId, { path, to });
export const postDeleteFolder = (websiteId: string, path: string) =>
  callApi(deleteFolder, websiteId, { path });
