import { exportRegister, getRegister, type ResponseOf, saveRegister } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type Register = ResponseOf<typeof getRegister>;
export type RegisterEntry = Register['entries'][number];

/** What is kept and why; fetched each time, because it follows other settings. */
export const registerQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['register', websiteId],
    queryFn: () => callApi(getRegister, websiteId, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const postRegister = (websiteId: string, save: { version: number; entries: RegisterEntry[] }) =>
  callApi(saveRegister, websiteId, save);

export const fetchRegisterFile = (websiteId: string, format: 'pdf' | 'csv') =>
  callApi(exportRegister, websiteId, { format });
