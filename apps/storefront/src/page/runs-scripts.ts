import type { Page } from '../services/loaded-page.ts';

/** Pages on which visitors type or read what is personal. */
const PERSONAL: readonly Page['kind'][] = ['cart', 'checkout', 'thankyou', 'login'];

/** Whether scripts of other websites may run on a page, after consent; never where a page is personal or protected. */
export function runsScripts({ kind, cacheable }: Pick<Page, 'kind' | 'cacheable'>): boolean {
  return cacheable && !PERSONAL.includes(kind);
}
