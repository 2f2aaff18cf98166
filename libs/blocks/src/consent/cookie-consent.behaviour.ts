import { consentCall, pageClient, postEndpoint } from '@etalage/api-contract/client';
import { onAllowed, readConsent, removeCookies, writeConsent } from './consent-cookies.ts';
import type { ConsentEntry } from './consent-entry.ts';
import { startPreferences } from './cookie-preferences.ts';
import { runScripts } from './run-scripts.ts';

/** The bar and the window of the cookies (COOK-01 to COOK-15). */
export function start(root: HTMLElement): void {
  const entries = JSON.parse(root.dataset['entries'] ?? '[]') as ConsentEntry[];
  const bar = root.querySelector<HTMLElement>('[data-consent-bar]');
  if (!bar) return;
  const enabled = () => readConsent()?.enabled ?? entries.filter(({ on }) => on).map(({ id }) => id);
  const choose = (ids: readonly string[]) => {
    const before = enabled();
    const given = ids.length > 0;
    const off = entries.filter(({ id }) => !ids.includes(id));
    removeCookies(off.flatMap(({ cookies }) => cookies));
    writeConsent({ given, enabled: [...ids] });
    bar.hidden = true;
    const stored = report(given, ids);
    // A script that already ran stops only with its page.
    if (!given || off.some(({ id }) => before.includes(id))) void stored.finally(() => location.reload());
    else runScripts(entries, enabled());
  };

  const openPreferences = startPreferences(root, enabled, choose);
  root.querySelector('[data-accept]')?.addEventListener('click', () => choose(entries.map(({ id }) => id)));
  root.querySelector('[data-reject]')?.addEventListener('click', () => choose([]));
  for (const opener of document.querySelectorAll<HTMLElement>('[data-cookie-preferences]')) {
    opener.hidden = false;
    opener.addEventListener('click', openPreferences);
  }
  bar.hidden = readConsent() !== undefined || !entries.some(({ asks }) => asks);
  runScripts(entries, enabled());
  onAllowed((id) => choose([...new Set([...enabled(), id])]));
}

/** Stores the proof of a choice; the choice itself does not depend on it. At most one second, because a reload waits for it. */
async function report(given: boolean, ids: readonly string[]): Promise<void> {
  const request = {
    consent: given ? ('1' as const) : ('0' as const),
    enabled: [...ids],
    url: location.pathname.slice(0, 2000),
  };
  const send: typeof fetch = (input, init) => fetch(input, { ...init, keepalive: true });
  await Promise.race([
    postEndpoint({ ...pageClient(), fetch: send }, consentCall, request),
    new Promise((resolve) => setTimeout(resolve, 1000)),
  ]);
}
