import type { ListedPage } from '../../queries/page-queries.ts';
import type { PageAccess } from './page-access.ts';

/** What the settings form of a page holds; the password is empty unless one is typed. */
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
