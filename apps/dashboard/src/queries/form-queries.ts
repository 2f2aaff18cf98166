import {
  createForm,
  deleteForm,
  deleteSubmissions,
  exportSubmissions,
  getFile,
  getForm,
  getSubmission,
  listForms,
  listSubmissions,
  markSubmissions,
  type PayloadOf,
  type ResponseOf,
  saveForm,
} from '@etalage/api-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi, failedWith } from './call-api.ts';
import { fetchBytes } from './fetch-bytes.ts';

export type ListedForm = ResponseOf<typeof listForms>['forms'][number];
export type OwnedForm = ResponseOf<typeof getForm>['form'];
export type ListedSubmission = ResponseOf<typeof listSubmissions>['submissions'][number];
export type Submission = ResponseOf<typeof getSubmission>['submission'];
export type SubmissionFilter = Pick<
  PayloadOf<typeof listSubmissions>,
  'form_id' | 'query' | 'unread' | 'offset'
>;

/** Submissions on one page of the list. */
export const SUBMISSIONS_PER_PAGE = 25;

/** The website's forms by title. */
export const formsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['forms', websiteId],
    queryFn: () => callApi(listForms, websiteId, {}),
  });

/** A form to edit; fetched each time, so that nobody starts from a version that was changed by somebody else. */
export const formQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['form', websiteId, id],
    queryFn: () => callApi(getForm, websiteId, { id }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** Submissions that match a filter; the previous page stays visible until the next one has loaded. */
export const submissionsQuery = (websiteId: string, filter: SubmissionFilter) =>
  queryOptions({
    queryKey: ['submissions', websiteId, filter],
    queryFn: () =>
      callApi(listSubmissions, websiteId, {
        ...filter,
        limit: SUBMISSIONS_PER_PAGE,
      }),
    placeholderData: keepPreviousData,
  });

export const submissionQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['submission', websiteId, id],
    queryFn: () => callApi(getSubmission, websiteId, { id }),
  });

export const postCreateForm = (websiteId: string, form: PayloadOf<typeof createForm>) =>
  callApi(createForm, websiteId, form);
export const postSaveForm = (websiteId: string, form: PayloadOf<typeof saveForm>) =>
  callApi(saveForm, websiteId, form);
export const postDeleteForm = (websiteId: string, id: string) => callApi(deleteForm, websiteId, { id });
export const postMarkSubmissions = (websiteId: string, ids: string[], read: boolean) =>
  callApi(markSubmissions, websiteId, { ids, read });
export const postDeleteSubmissions = (websiteId: string, ids: string[]) =>
  callApi(deleteSubmissions, websiteId, { ids });
export const postExportSubmissions = (websiteId: string, form_id: string) =>
  callApi(exportSubmissions, websiteId, { form_id });
/** A short-lived address to download a file that a visitor sent. */
export const postGetFile = (websiteId: string, filePath: string) =>
  callApi(getFile, websiteId, { filePath, isPrivate: true });
/** The bytes of a file that a visitor sent; undefined if it is gone. */
export async function fetchFileBytes(websiteId: string, filePath: string): Promise<Uint8Array | undefined> {
  const found = await postGetFile(websiteId, filePath).catch((error: unknown) => {
    if (failedWith(error, 'not_found')) return undefined;
    throw error;
  });
  return found && fetchBytes(found.url);
}
