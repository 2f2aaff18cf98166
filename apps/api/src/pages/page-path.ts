import type { Site } from '@etalage/site-model';
import { fixedKind } from '../page-content/page-content.ts';

/** First parts of addresses that the servers themselves answer. */
const reserved = [
  'api',
  'assets',
  'media',
  'wm',
  'healthz',
  'readyz',
  'test-betalen',
  'test-vies',
  '.well-known',
];
const reservedFiles = ['robots.txt', 'sitemap.xml', 'favicon.ico'];

const longest = 300;
const part = String.raw`(?!\.{1,2}(?:/|$))[\p{L}\p{N}\p{M}\-._~]+`;
const shape = new RegExp(`^/(?:${part}(?:/${part})*)?$`, 'u');

/** A typed address as pages are stored under it; undefined when it cannot be one. */
export function pagePathOf(typed: string): string | undefined {
  let path = typed.trim();
  try {
    path = decodeURI(path);
  } catch {
    return undefined;
  }
  path = `/${path.normalize('NFC').replace(/^\/+|\/+$/g, '')}`;
  return path.length <= longest && shape.test(path) ? path : undefined;
}

/** Whether an address belongs to the shop or the system, so that a page there would never be seen (ROUTE-01 to ROUTE-08). */
export function isReservedPath(site: Site, path: string): boolean {
  const lower = path.toLowerCase();
  const [, first = ''] = lower.split('/');
  return (
    fixedKind(site, path) !== undefined ||
    fixedKind(site, lower) !== undefined ||
    reserved.includes(first) ||
    reservedFiles.includes(first) ||
    first.startsWith('__') ||
    lower.endsWith('.data')
  );
}
