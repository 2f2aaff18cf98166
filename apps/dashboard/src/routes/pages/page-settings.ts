import type { ListedPage } from '../../queries/page-queries.ts';
import type { PageAccess } from './page-access.ts';

/** The values of the settings form of a page; the password is empty unless one was typed. */
export interface PageSettings {
  title: string;
  path: string;
  seo_title: string;
  seo_description: string;
  noindex: boolean;
  access: PageAccess;
  password: string;
}

/** The settings of a page as the form shows them. */
export function settingsOf(page: ListedPage): PageSettings {
  const { title, path, seo_title, seo_description, noindex, secured } = page;
  return {
    title,
    path,
    seo_title,
    seo_description,
    noindex,
    access: secured ? 'keep' : 'open',
    password: '',
  };
}
