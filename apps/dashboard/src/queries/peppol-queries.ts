import {
  getPeppol,
  type PayloadOf,
  removePeppolKey,
  type ResponseOf,
  savePeppol,
  sendPeppolInvoice,
  settlePeppolInvoice,
  testPeppol,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type PeppolSettings = ResponseOf<typeof getPeppol>;
export type PeppolOutcome = ResponseOf<typeof testPeppol>['outcome'];

/** The connection of a website to Peppol, and what waits there for its owner. */
export const peppolQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['peppol', websiteId],
    queryFn: () => callApi(getPeppol, websiteId, {}),
    staleTime: 0,
  });

export const postPeppol = (websiteId: string, typed: PayloadOf<typeof savePeppol>) =>
  callApi(savePeppol, websiteId, typed);

export const postRemovePeppolKey = (websiteId: string, version: number, current_password: string) =>
  callApi(removePeppolKey, websiteId, { version, current_password });

export const postTestPeppol = (websiteId: string) => callApi(testPeppol, websiteId, {});

export const postSendPeppol = (websiteId: string, asked: PayloadOf<typeof sendPeppolInvoice>) =>
  callApi(sendPeppolInvoice, websiteId, asked);

export const postSettlePeppol = (websiteId: string, asked: PayloadOf<typeof settlePeppolInvoice>) =>
  callApi(settlePeppolInvoice, websiteId, asked);
