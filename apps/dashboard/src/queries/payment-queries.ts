import {
  addPaymentMethod,
  getTestPayments,
  getTransferAccount,
  listPaymentMethods,
  movePaymentMethod,
  type RequestOf,
  type ResponseOf,
  savePaymentMethod,
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

export type PaymentSettings = ResponseOf<typeof listPaymentMethods>;
export type OwnedPaymentMethod = PaymentSettings['methods'][number];
type AddedPayment = RequestOf<typeof addPaymentMethod>['id'];
type SavedPayment = Omit<RequestOf<typeof savePaymentMethod>, 'website_id' | 'project_id'>;

/** The payment methods in the order of the checkout, with what decides whether one is offered. */
export const paymentMethodsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['payment-methods', websiteId],
    queryFn: () => callApi(listPaymentMethods, websiteId, {}),
    staleTime: 0,
  });

export const postAddPayment = (websiteId: string, id: AddedPayment) =>
  callApi(addPaymentMethod, websiteId, { id });
export const postSavePayment = (websiteId: string, save: SavedPayment) =>
  callApi(savePaymentMethod, websiteId, save);
export const postMovePayment = (websiteId: string, id: string, index: number) =>
  callApi(movePaymentMethod, websiteId, { id, index });
