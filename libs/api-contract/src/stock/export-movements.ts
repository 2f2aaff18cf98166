import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { movementFilter } from './list-movements.ts';

/** The changes of the stock of a website as a table for a spreadsheet: the newest 50,000 of those that are meant. */
export const exportMovements = defineEndpoint({
  name: 'export-movements',
  path: '/api/services/webshop/v1/stock/export',
  audience: 'owner',
  request: z.object({ ...websiteIds, ...movementFilter }),
  response: z.object({ name: z.string(), csv: z.string() }),
  errors: ['unauthenticated', 'forbidden'],
});
