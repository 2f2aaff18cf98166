import {
  cancelOrder,
  completeOrder,
  getOrderActions,
  listOrderMails,
  makePaymentLink,
  markOrderPaid,
  type OutputOf,
  type PayloadOf,
  reopenOrder,
  resendOrderMail,
  type ResponseOf,
  saveOrderCustomer,
  withdrawOrderPayment,
} from '@etalage/api-contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, callDecoded } from './call-api.ts';

export type OrderActionsReply = OutputOf<typeof getOrderActions>;
export type OrderMail = ResponseOf<typeof listOrderMails>['mails'][number];
/** An order as the screen shows it. */
export type SeenOrder = Pick<PayloadOf<typeof reopenOrder>, 'number' | 'version'>;

/** What can be done with an order; fetched again with each version of it. */
export const orderActionsQuery = (websiteId: string, { number, version }: SeenOrder) =>
  queryOptions({
    queryKey: ['order-actions', websiteId, number, version],
    queryFn: () => callDecoded(getOrderActions, websiteId, { number }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** How often the mails are fetched again until each was sent, in milliseconds. */
const MAILS_INTERVAL = 3000;

/** The mails about an order; fetched again as long as one is being sent. */
export const orderMailsQuery = (websiteId: string, number: string) =>
  queryOptions({
    queryKey: ['order-mails', websiteId, number],
    queryFn: async () => (await callApi(listOrderMails, websiteId, { number })).mails,
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => status === 'waiting' || status === 'sending') && MAILS_INTERVAL,
    staleTime: 0,
  });

export const postMarkOrderPaid = (
  websiteId: string,
  seen: SeenOrder,
  received: { received_on: string; amount: number },
) => callApi(markOrderPaid, websiteId, { ...seen, ...received });
export const postWithdrawOrderPayment = (websiteId: string, seen: SeenOrder) =>
  callApi(withdrawOrderPayment, websiteId, seen);
export const postCancelOrder = (
  websiteId: string,
  seen: SeenOrder,
  typed: { reason: string; mail: boolean },
) => callApi(cancelOrder, websiteId, { ...seen, ...typed });
export const postReopenOrder = (websiteId: string, seen: SeenOrder) => callApi(reopenOrder, websiteId, seen);
export const postCompleteOrder = (websiteId: string, seen: SeenOrder, completed: boolean) =>
  callApi(completeOrder, websiteId, { ...seen, completed });
export const postSaveOrderCustomer = (
  websiteId: string,
  seen: SeenOrder,
  customer: PayloadOf<typeof saveOrderCustomer>['customer'],
) => callApi(saveOrderCustomer, websiteId, { ...seen, customer });
export const postResendOrderMail = (websiteId: string, seen: SeenOrder, mail_id: string) =>
  callApi(resendOrderMail, websiteId, { ...seen, mail_id });
export const postMakePaymentLink = (websiteId: string, seen: SeenOrder, mail: boolean) =>
  callApi(makePaymentLink, websiteId, { ...seen, mail });

/** Fetches all again that shows an order: its page, what can be done with it, its mails, and the lists of orders and stock. */
export async function renewOrder(client: QueryClient, websiteId: string, number: string): Promise<void> {
  for (const list of ['orders', 'stock', 'order-mails', 'order-timeline'])
    void client.invalidateQueries({ queryKey: [list, websiteId] });
  await Promise.all(
    ['order', 'order-actions'].map((one) => client.invalidateQueries({ queryKey: [one, websiteId, number] })),
  );
}
