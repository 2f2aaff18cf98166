import type { Handlers } from '../calls/handler-context.ts';
import { cookiesHandlers } from './cookies-part.ts';
import { lookHandlers } from './look-part.ts';
import { textsHandlers } from './texts-part.ts';

/** The handlers of the calls that edit the parts of a website which have a draft, beside its pages. */
export const sitePartsHandlers = {
  openTexts: textsHandlers.open,
  saveTexts: textsHandlers.save,
  publishTexts: textsHandlers.publish,
  listTextsVersions: textsHandlers.listVersions,
  restoreTexts: textsHandlers.restore,
  openCookies: cookiesHandlers.open,
  saveCookies: cookiesHandlers.save,
  publishCookies: cookiesHandlers.publish,
  listCookiesVersions: cookiesHandlers.listVersions,
  restoreCookies: cookiesHandlers.restore,
  openLook: lookHandlers.open,
  saveLook: lookHandlers.save,
  publishLook: lookHandlers.publish,
  listLookVersions: lookHandlers.listVersions,
  restoreLook: lookHandlers.restore,
} satisfies Partial<Handlers>;
