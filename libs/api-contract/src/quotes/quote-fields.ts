import { moment } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { websiteIds } from '../endpoint/define-endpoint.ts';

/** Most questions about one quote, and most answers. */
export const MAX_QUOTE_MESSAGES = 50;

/** The number of one version of a quote, from 1. */
export const offerNumber = z.int().min(1).max(10_000);

/** What opens a quote for its buyer: its token, and the e-mail address that it was sent to. */
export const quoteKey = {
  ...websiteIds,
  quote_session: z.string().min(1).max(100),
  email: z.string().max(200),
};

/** A question of the buyer, or an answer of the shop. */
export const quoteMessage = z.object({
  id: z.string(),
  from: z.enum(['buyer', 'shop']),
  /** Who wrote it, as people read it. */
  name: z.string(),
  text: z.string(),
  at: moment,
});

/** A file that goes with an offer, as a member sees it. */
export const quoteFile = z.object({
  key: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.int(),
  /** What kind of file it is, as people call it: `PDF`. */
  kind: z.string(),
});
