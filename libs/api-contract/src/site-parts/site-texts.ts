import { z } from 'zod';
import { defineSitePart } from './define-site-part.ts';

/** Most characters of one text. */
export const MAX_TEXT_LENGTH = 2000;

/** Own wordings of interface texts, by key (TRN-01); a text that is not in it has its default (TRN-02). */
export const siteTextsValue = z
  .record(z.string().max(100), z.string().max(MAX_TEXT_LENGTH))
  .refine((texts) => Object.keys(texts).length <= 5000);

/** The wording of the website's interface texts (TRN-05). */
export const siteTexts = defineSitePart({ resource: 'texts', key: {}, value: siteTextsValue });

export const {
  open: openTexts,
  save: saveTexts,
  publish: publishTexts,
  listVersions: listTextsVersions,
  restore: restoreTexts,
} = siteTexts;
