import { pageClient, postEndpoint, visitorCalls } from '@etalage/api-contract/client';

/**
 * The number of pieces in a visitor's cart and quote request; undefined if it could not be fetched. A module of its own:
 * the client, imported lazily itself, would get an object with its exports and the code that makes it, on every page.
 */
export async function fetchCount(session: string): Promise<number | undefined> {
  const request = { shoppingcart_session: session };
  const reply = await postEndpoint(pageClient(), visitorCalls.getCart, request);
  if (!reply.ok) return undefined;
  return reply.data.shoppingcart.total_quantity + reply.data.quote.total_quantity;
}
