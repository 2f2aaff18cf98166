import {
  getTestPayments,
  getTransferAccount,
  type RequestOf,
  saveTransferAccount,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** The bank account for transfers of a website. */
export const transferAccountQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['transfer-account', websiteId],
    queryFn: () => callApi(getTransferAccount, websiteId, {}),
  });

/** Whether the online payments of a website bring in money. */
export const testPaymentsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['test-payments', websiteId],
    queryFn: () => callApi(getTestPayments, websiteId, {}),
    staleTime: 5 * 60_000,
  });

type Account = Pick<RequestOf<typeof saveTransferAccount>, 'iban' | 'holder' | 'days'>;

export const postTransferAccount = (websiteId: string, account: Account) =>
  callApi(saveTransferAccount, websiteId, account);
