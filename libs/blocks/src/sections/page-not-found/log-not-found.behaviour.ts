import { visitorPaths, postEndpoint } from '@etalage/api-contract/client';
import type { logNotFound } from '@etalage/api-contract';

/** Tells the owner which address was not found; whatever the answer, the page stays as it is (NF-04). */
export function start(): void {
  const websiteId = document.documentElement.dataset['websiteId'] ?? '';
  void postEndpoint<typeof logNotFound>({ base: '', websiteId }, visitorPaths.logNotFound, {
    url: location.pathname.slice(0, 2000),
  });
}
