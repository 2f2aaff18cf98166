import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { pageSettings } from './page-settings.ts';

/** Maximum number of pages and folders that one call moves. */
export const maxMovedPages = 1000;

const { path } = pageSettings;

/**
 * Moves pages and folders to other addresses, each with all that is below it; the addresses that visitors know redirect to
 * the new ones. A move that is refused stops no other, and nothing of it is done. A move below another one is part of that.
 */
export const movePages = defineEndpoint({
  name: 'move-pages',
  path: '/api/services/websites/v1/pages/move',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    moves: z
      .array(z.object({ from: path, to: path }))
      .min(1)
      .max(100),
  }),
  response: z.object({
    /** With the number of addresses that redirect since. */
    moved: z.array(z.object({ from: z.string(), to: z.string(), redirects: z.int() })),
    refused: z.array(z.object({ from: z.string(), title: z.string(), message: z.string() })),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
