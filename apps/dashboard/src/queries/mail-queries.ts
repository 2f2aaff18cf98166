import {
  getMailSender,
  listMails,
  type PayloadOf,
  resendMails,
  type ResponseOf,
} from '@etalage/api-contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedMail = ResponseOf<typeof listMails>['mails'][number];

/** How often the mails are fetched again while one of those shown is being sent, in milliseconds. */
const INTERVAL = 3000;

/** Mails; the previous page stays visible until the next one has loaded. */
export const mailsQuery = (websiteId: string, search: PayloadOf<typeof listMails>) =>
  queryOptions({
    queryKey: ['mails', websiteId, search],
    queryFn: () => callApi(listMails, websiteId, search),
    placeholderData: keepPreviousData,
    staleTime: 0,
    // One that was refused before is tried again after minutes.
    refetchInterval: ({ state }) =>
      state.data?.mails.some(({ status, error }) => isUnderWay(status) && error === '') && INTERVAL,
  });

/** From which address mails come. */
export const mailSenderQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['mail-sender', websiteId],
    queryFn: () => callApi(getMailSender, websiteId, {}),
  });

const isUnderWay = (status: ListedMail['status']) => status === 'waiting' || status === 'sending';

export const postResendMails = (websiteId: string, asked: PayloadOf<typeof resendMails>) =>
  callApi(resendMails, websiteId, asked);

/** Reads again all that shows mails or counts them. */
export async function renewMails(client: QueryClient, websiteId: string): Promise<void> {
  for (const kind of ['to-do', 'order', 'order-mails', 'order-timeline', 'order-actions'])
    void client.invalidateQueries({ queryKey: [kind, websiteId] });
  await client.invalidateQueries({ queryKey: ['mails', websiteId] });
}
