import { type Browser, type Page, test } from '@playwright/test';

/** A page of a visitor of the shop, with a network address of its own: `first` in its `net`, another one at each retry. */
export function visitorPage(browser: Browser, net: string, first: number): Promise<Page> {
  const { project, retry } = test.info();
  return browser.newPage({
    baseURL: project.use.baseURL ?? '',
    extraHTTPHeaders: { 'x-forwarded-for': `${net}.${first + retry}` },
  });
}
