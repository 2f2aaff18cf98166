import { pageClient, postEndpoint, visitorCalls } from '@etalage/api-contract/client';

/**
 * Reports the address that was not found to the owner; whatever the response, the page does not change (NF-04).
 */
export function start(): void {
  void postEndpoint(pageClient(), visitorCalls.logNotFound, {
    url: location.pathname.slice(0, 2000),
  });
}
