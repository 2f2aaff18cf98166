import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Most pages, and most templates, that are looked through. */
export const maxScannedPages = 2000;

/** As what the website has something of another host. */
export const foreignUses = ['frame', 'picture', 'code', 'script', 'link'] as const;

const finding = z.object({
  /** Without `www.`. */
  host: z.string(),
  use: z.enum(foreignUses),
  /** `on_click` is a link: nothing is loaded until a visitor follows it. */
  loads: z.enum(['at_once', 'after_consent', 'on_click']),
  /** Name of the entry under which it waits; '' if it does not wait, or asks at its own place. */
  asks: z.string(),
  /** Name of the entry that names the host; '' if the list of cookies does not. */
  service: z.string(),
  place: z.object({
    kind: z.enum(['page', 'template', 'look', 'cookies']),
    /** '' where the website has one such place. */
    id: z.string(),
    title: z.string(),
  }),
  /** The first block of a page or template that has it; '' elsewhere. */
  block: z.string(),
});

/**
 * Every other host of which what visitors see has something, with the place and whether it waits for consent. One call
 * looks through a part of the pages; the next one continues after `next`.
 */
export const scanHosts = defineEndpoint({
  name: 'scan-hosts',
  path: '/api/services/websites/v1/consent/scan',
  audience: 'owner',
  request: z.object({ ...websiteIds, after: z.string().max(120) }),
  response: z.object({
    findings: z.array(finding),
    /** Number of pages and templates that this call looked through. */
    scanned: z.int(),
    /** Number of all that are looked through, and of pages and templates that are too many. */
    total: z.int(),
    skipped: z.int(),
    /** Empty after the last part. */
    next: z.string(),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
