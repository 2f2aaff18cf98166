import {
  type MailExample,
  type PayloadOf,
  previewMail,
  type ResponseOf,
  sendTrialMail,
} from '@etalage/api-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type MailPreview = ResponseOf<typeof previewMail>;

/** A mail with these wordings; the one before stays visible until it is there. */
export const mailPreviewQuery = (
  websiteId: string,
  mail: MailExample,
  texts: Readonly<Record<string, string>>,
) =>
  queryOptions({
    queryKey: ['mail-preview', websiteId, mail, texts],
    queryFn: () => callApi(previewMail, websiteId, { mail, texts: { ...texts } }),
    placeholderData: keepPreviousData,
    // The settings of the shop are in it too.
    staleTime: 0,
    gcTime: 60_000,
  });

export const postTrialMail = (websiteId: string, asked: PayloadOf<typeof sendTrialMail>) =>
  callApi(sendTrialMail, websiteId, asked);
