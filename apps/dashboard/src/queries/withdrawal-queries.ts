import { listWithdrawals, type OutputOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callDecoded } from './call-api.ts';

export type OrderWithdrawal = OutputOf<typeof listWithdrawals>['withdrawals'][number];

/** From what the buyer of an order withdrew. They may do so at any time, so it is fetched at each look. */
export const withdrawalsQuery = (websiteId: string, number: string) =>
  queryOptions({
    queryKey: ['withdrawals', websiteId, number],
    queryFn: () => callDecoded(listWithdrawals, websiteId, { number }),
    staleTime: 0,
  });
