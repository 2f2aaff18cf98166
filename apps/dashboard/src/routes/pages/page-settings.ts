import type { ListedPage } from '../../queries/page-queries.ts';
import type { PageAccess } from './page-access.ts';

/** The values of the settings form of a page; the password is empty unless one was typed. */
export interface PageSettings {
  title: string;
  path: string;
  seo_title: string;
  seo_description: string;
  noindex: boolean;
  /** As a file field stores it: pipe-separated addresses, at most one. */
  share_image: string;
  access: PageAccess;
  password: string;
}

/** The settings of a page as the form shows them. */
export function settingsOf(page: ListedPage): PageSettings {
  const { title, path, seo_title, seo_description, noindex, share_image, secured } = page;
  return {
    title,
    path,
    seo_title,
    seo_description,
    noindex,
    share_image,
    access: secured ? 'keep' : 'open',
    password: '',
  };
}
