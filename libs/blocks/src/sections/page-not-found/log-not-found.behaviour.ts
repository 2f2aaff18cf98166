import { visitorCalls, postEndpoint } from '@etalage/api-contract/client';

/**
 * Reports the address that was not found to the owner; whatever the response, the page does not change (NF-04).
 */
export function start(): void {
  const websiteId = document.documentElement.dataset['websiteId'] ?? '';
  void postEndpoint({ base: '', websiteId }, visitorCalls.logNotFound, {
    url: location.pathname.slice(0, 2000),
  });
}
