import { test as base, type ConsoleMessage, type Page } from '@playwright/test';

/** Errors on pages, independent of what a test checks. */
interface Problems {
  /** Problems that match are expected by the test: a response that it made up, a page that must not be found. */
  allow(pattern: RegExp): void;
  /** Watches another page of the test too; the test's own page is watched from the start. */
  watch(page: Page): void;
}

/**
 * The base test for visitors: a separate network address, so that rate limits per address do not interfere, and no
 * script error, policy violation, failed request or request to another host on any page, unless the test allows it.
 */
export const test = base.extend<{ problems: Problems }>({
  extraHTTPHeaders: async ({}, use, { testId, repeatEachIndex, retry }) => {
    await use({ 'x-forwarded-for': addressOf(`${testId} ${repeatEachIndex} ${retry}`) });
  },
  problems: [
    async ({ page, baseURL }, use) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      const own = new URL(baseURL ?? '').hostname;
      const watch = (watched: Page): void => watchPage(watched, own, (problem) => found.push(problem));
      watch(page);
      await use({ allow: (pattern) => allowed.push(pattern), watch });
      const open = found.filter((problem) => !allowed.some((pattern) => pattern.test(problem)));
      base.expect(open, 'problems on the pages of this test').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

function watchPage(page: Page, ownHost: string, report: (problem: string) => void): void {
  page.on('pageerror', (error) => report(`error: ${error.message}`));
  page.on('console', (message) => {
    if (isTrouble(message)) report(`console: ${message.text()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const isOwn = url.hostname === ownHost || url.hostname.endsWith(`.${ownHost}`);
    if (/^https?:$/.test(url.protocol) && !isOwn) report(`other host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) report(`${response.status()} ${response.url()}`);
  });
}

/** Policy violations are console errors too. Failed resources are reported by their response. */
function isTrouble(message: ConsoleMessage): boolean {
  if (message.type() === 'warning')
    return /hydrat|did not match|Content Security Policy/i.test(message.text());
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource');
}

/** An address in 10.0.0.0/8, derived from a text. */
function addressOf(text: string): string {
  let hash = 0;
  for (const letter of text) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return `10.${(hash >>> 16) & 255}.${(hash >>> 8) & 255}.${hash & 255}`;
}
