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
