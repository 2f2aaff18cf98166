import { changeWithdrawal, listWithdrawals, type OutputOf, type PayloadOf } from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, callDecoded } from './call-api.ts';
import type { SeenOrder } from './order-action-queries.ts';

export type OrderWithdrawals = OutputOf<typeof listWithdrawals>;
export type OrderWithdrawal = OrderWithdrawals['withdrawals'][number];
type Changed = Pick<PayloadOf<typeof changeWithdrawal>, 'id' | 'state' | 'reason'>;

/** From what the buyer of an order withdrew. They may do so at any time, so it is fetched at each look. */
export const withdrawalsQuery = (websiteId: string, number: string) =>
  queryOptions({
    queryKey: ['withdrawals', websiteId, number],
    queryFn: () => callDecoded(listWithdrawals, websiteId, { number }),
    staleTime: 0,
  });

export const postChangeWithdrawal = (websiteId: string, seen: SeenOrder, changed: Changed) =>
  callApi(changeWithdrawal, websiteId, { ...seen, ...changed });

export async function renewWithdrawals(
  client: QueryClient,
  websiteId: string,
  number: string,
): Promise<void> {
  for (const kind of ['to-do', 'orders']) void client.invalidateQueries({ queryKey: [kind, websiteId] });
  await client.invalidateQueries({ queryKey: withdrawalsQuery(websiteId, number).queryKey });
}
