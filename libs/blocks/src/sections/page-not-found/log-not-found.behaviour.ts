import { visitorCalls, postEndpoint } from '@etalage/api-contract/client';

/** Tells the owner which address was not found; whatever the answer, the page stays as it is (NF-04). */
export function start(): void {
  const websiteId = document.documentElement.dataset['websiteId'] ?? '';
  void postEndpoint({ base: '', websiteId }, visitorCalls.logNotFound, {
    url: location.pathname.slice(0, 2000),
  });
}
