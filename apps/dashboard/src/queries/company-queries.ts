import { getCompany, type PayloadOf, type ResponseOf, saveCompany } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type OwnedCompany = ResponseOf<typeof getCompany>['company'];
export type CompanyContent = PayloadOf<typeof saveCompany>['company'];

/** The details of the seller; fetched each time, so that nobody starts from a version that somebody else changed. */
export const companyQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['company', websiteId],
    queryFn: async () => (await callApi(getCompany, websiteId, {})).company,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const postCompany = (websiteId: string, save: { version: number; company: CompanyContent }) =>
  callApi(saveCompany, websiteId, save);
