import { cookieSettings } from '@etalage/site-model/schema';
import { defineSitePart } from './define-site-part.ts';

/** The list of cookies and the look of the bar (COOK-17); for the owner. Its words are texts of the website. */
export const siteCookies = defineSitePart({ resource: 'cookies', key: {}, value: cookieSettings });

export const {
  open: openCookies,
  save: saveCookies,
  publish: publishCookies,
  listVersions: listCookiesVersions,
  restore: restoreCookies,
} = siteCookies;
