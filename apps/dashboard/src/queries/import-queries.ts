import {
  addImportItems,
  cancelImport,
  createImport,
  exportCatalogue,
  getImport,
  listImportItems,
  listImports,
  type PayloadOf,
  planImport,
  type ResponseOf,
  retryImportPictures,
  runImport,
  undoImport,
} from '@etalage/api-contract';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type CatalogueImport = ResponseOf<typeof getImport>['import'];
export type ImportState = CatalogueImport['state'];
export type ImportedItem = ResponseOf<typeof listImportItems>['items'][number];
export type ImportOutcome = NonNullable<ImportedItem['outcome']>;
export type SentItem = PayloadOf<typeof addImportItems>['items'][number];

export const importsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['imports', websiteId],
    queryFn: async () => (await callApi(listImports, websiteId, {})).imports,
    staleTime: 0,
  });

export const fetchImport = async (websiteId: string, id: string) =>
  (await callApi(getImport, websiteId, { id })).import;

export const importQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['import', websiteId, id],
    queryFn: () => fetchImport(websiteId, id),
    staleTime: 0,
  });

/** The products of an import with one outcome, or all of them; `state` is what they are shown in, and fetched again for. */
export const importItemsQuery = (
  websiteId: string,
  { id, state }: Pick<CatalogueImport, 'id' | 'state'>,
  outcome: ImportOutcome | null,
) =>
  infiniteQueryOptions({
    queryKey: ['import-items', websiteId, id, state, outcome],
    queryFn: ({ pageParam }) => callApi(listImportItems, websiteId, { id, outcome, after: pageParam }),
    initialPageParam: -1,
    getNextPageParam: ({ items, has_more }) => (has_more ? items.at(-1)?.place : undefined),
  });

/** Starts an import; a call that is repeated with the same key starts one. */
export const postCreateImport = (
  websiteId: string,
  file: { name: string; clears_empty: boolean },
  key: string,
) => callApi(createImport, websiteId, file, key);

export const postImportItems = (websiteId: string, id: string, at: number, items: SentItem[]) =>
  callApi(addImportItems, websiteId, { id, at, items });

const calls = {
  plan: planImport,
  run: runImport,
  cancel: cancelImport,
  undo: undoImport,
  pictures: retryImportPictures,
};
export type ImportStep = keyof typeof calls;

/** Takes an import to its next step, or back. */
export const postImportStep = async (websiteId: string, id: string, step: ImportStep) =>
  (await callApi(calls[step], websiteId, { id })).import;

export const fetchExport = (websiteId: string, after: string) =>
  callApi(exportCatalogue, websiteId, { after });

/** Fetches again what an import may have changed. */
export async function renewAfterImport(client: QueryClient, websiteId: string): Promise<void> {
  await Promise.all(
    ['imports', 'products', 'product'].map((name) =>
      client.invalidateQueries({ queryKey: [name, websiteId] }),
    ),
  );
}
