import { useQueryClient } from '@tanstack/react-query';
import { orderTimelineQuery } from '../../../queries/order-queries.ts';
import { useSession } from '../../../session/session-context.ts';

/** Fetches the time line of an order anew. */
export function useTimelineRenewal(number: string) {
  const { website } = useSession();
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: orderTimelineQuery(website.id, number).queryKey });
}
