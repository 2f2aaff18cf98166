import {
  addRequest,
  changeRequest,
  deleteRequest,
  listRequests,
  type PayloadOf,
  type ResponseOf,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type KeptRequest = ResponseOf<typeof listRequests>['requests'][number];
type Reply = ResponseOf<typeof listRequests>;
type Payload<E extends typeof addRequest | typeof changeRequest> = Omit<
  PayloadOf<E>,
  'website_id' | 'project_id'
>;

/** What people asked about their data. */
export const requestsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['privacy-requests', websiteId],
    queryFn: () => callApi(listRequests, websiteId, {}),
    staleTime: 0,
  });

export const postAddRequest = (websiteId: string, added: Payload<typeof addRequest>): Promise<Reply> =>
  callApi(addRequest, websiteId, added);

export const postChangeRequest = (
  websiteId: string,
  changed: Payload<typeof changeRequest>,
): Promise<Reply> => callApi(changeRequest, websiteId, changed);

export const postDeleteRequest = (websiteId: string, id: string): Promise<Reply> =>
  callApi(deleteRequest, websiteId, { id });
