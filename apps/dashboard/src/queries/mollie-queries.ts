import {
  getMollieAccount,
  listMollieMethods,
  removeMollieKey,
  type RequestOf,
  type ResponseOf,
  setMollieKey,
} from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { paymentMethodsQuery, testPaymentsQuery } from './payment-queries.ts';

export type MollieSettings = ResponseOf<typeof getMollieAccount>;
export type MollieAccount = NonNullable<MollieSettings['account']>;
type NewKey = Omit<RequestOf<typeof setMollieKey>, 'website_id' | 'project_id'>;

/** The Mollie account of a website. */
export const mollieQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['mollie', websiteId],
    queryFn: () => callApi(getMollieAccount, websiteId, {}),
    staleTime: 0,
  });

/** The methods that are on at Mollie, which is asked for them. */
export const mollieMethodsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['mollie-methods', websiteId],
    queryFn: () => callApi(listMollieMethods, websiteId, {}),
    retry: false,
  });

export const postMollieKey = (websiteId: string, key: NewKey) => callApi(setMollieKey, websiteId, key);
export const postRemoveMollieKey = (websiteId: string, id: string, current_password: string) =>
  callApi(removeMollieKey, websiteId, { id, current_password });

/** Shows a changed account, and everything that depends on it. */
export async function storeMollie(
  client: QueryClient,
  websiteId: string,
  stored: MollieSettings,
): Promise<void> {
  client.setQueryData(mollieQuery(websiteId).queryKey, stored);
  // What the account before answered says nothing about this one.
  void client.resetQueries(mollieMethodsQuery(websiteId));
  await Promise.all([
    client.invalidateQueries(paymentMethodsQuery(websiteId)),
    client.invalidateQueries(testPaymentsQuery(websiteId)),
  ]);
}
