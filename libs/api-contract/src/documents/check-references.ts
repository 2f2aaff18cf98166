import { z } from 'zod';
import { choiceKinds } from '../choices/list-choices.ts';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { documentKey } from './document-key.ts';
import { sharedPlaces } from './shared-value.ts';

/** Most findings of one reply. */
export const maxFindings = 100;

const finding = z.object({
  /** The block that refers to it. */
  block: z.string(),
  /** Where the reference is in the block's data: `product`, `items.0.product`. */
  path: z.string(),
  /** What a field refers to by its id, or what is at an address: a page that it links to, or a file. */
  to: z.enum([...choiceKinds, 'links', 'files']),
  /** Its id; the address for a link or a file. */
  id: z.string(),
  /** Its title; '' for what does not exist on this website. */
  title: z.string(),
  /** `missing`: it does not exist; `draft`: it was never published; `unpublished`: it no longer is. */
  problem: z.enum(['missing', 'draft', 'unpublished']),
});

/**
 * What an owner should know before a draft is published: the references of its blocks that would show visitors nothing,
 * and what changes on other pages (SEC-09). Neither prevents publishing. Saves nothing.
 */
export const checkReferences = defineEndpoint({
  name: 'check-references',
  path: '/api/services/websites/v1/documents/check-references',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...documentKey }),
  response: z.object({
    /** In reading order, at most 100. */
    findings: z.array(finding).max(maxFindings),
    total: z.int(),
    /** The values for all pages that publishing changes on other pages or templates. */
    shared: z.array(sharedPlaces),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
