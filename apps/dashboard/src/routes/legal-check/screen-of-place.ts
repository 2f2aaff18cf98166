import type { LegalPlace } from '@etalage/shop-domain';
import { screenOfDocument } from '../../lists/screen-of-document.ts';

const screens = {
  pages: '/paginas',
  company: '/instellingen/bedrijf',
  webshop: '/instellingen/webshop',
  shipping: '/instellingen/verzending',
  payment: '/instellingen/betalen',
  cookies: '/cookies',
  look: '/stijl',
  mails: '/instellingen/mails',
  bookkeeping: '/boekhouding',
  peppol: '/instellingen/peppol',
} as const;

const lists = {
  product: '/producten',
  category: '/categorieen',
  form: '/formulieren',
  menu: '/menus',
} as const;

/** The screen on which a finding is mended; a page opens at the block that it is about. */
export function screenOfPlace({ kind, id, block }: Omit<LegalPlace, 'title'>): string {
  switch (kind) {
    case 'page':
    case 'template':
      return screenOfDocument({ document_kind: kind, document_id: id }, block);
    case 'text':
      return `/teksten?zoek=${encodeURIComponent(id)}`;
    case 'product':
    case 'category':
    case 'form':
    case 'menu':
      return `${lists[kind]}/${encodeURIComponent(id)}`;
    default:
      return screens[kind];
  }
}
