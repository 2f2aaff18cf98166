import type { DocumentKey } from '@etalage/api-contract';

/** The screen on which a document is edited, opened at one of its blocks if it is named. */
export function screenOfDocument({ document_kind, document_id }: DocumentKey, block = ''): string {
  const screen = document_kind === 'page' ? '/paginas' : '/wm/templates';
  const at = block === '' ? '' : `?blok=${encodeURIComponent(block)}`;
  return `${screen}/${encodeURIComponent(document_id)}${at}`;
}

const DOCUMENT = /^\/(paginas|wm\/templates)\/[\w-]+(\?blok=[\w-]+)?$/;

/** The screen of a document as an address names it; undefined for anything else, which is not opened. */
export function documentScreenIn(address: string): { screen: string; kind: 'page' | 'template' } | undefined {
  if (!DOCUMENT.test(address)) return undefined;
  return { screen: address, kind: address.startsWith('/paginas/') ? 'page' : 'template' };
}
