import { sheetItem } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import {
  catalogueImport,
  importedItem,
  importId,
  importOutcome,
  MAX_IMPORT_ITEMS,
} from './catalogue-import.ts';

const base = '/api/services/webshop/v1/imports';
const errors = ['unauthenticated', 'forbidden'] as const;
const one = z.object({ ...websiteIds, id: importId });
const answer = z.object({ import: catalogueImport });

/** Starts an import without rows; a repeated call with the same Idempotency-Key returns the first one. */
export const createImport = defineEndpoint({
  name: 'create-import',
  path: `${base}/create`,
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    name: z.string().trim().min(1).max(200),
    /** Whether an empty cell empties what is stored; otherwise it keeps it. */
    clears_empty: z.boolean(),
  }),
  response: answer,
  errors: [...errors],
});

/**
 * Adds products behind the first `at` of an import that is being filled; those it has already are not added again, so that
 * a call can be repeated.
 */
export const addImportItems = defineEndpoint({
  name: 'add-import-items',
  path: `${base}/add-items`,
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: importId,
    at: z.int().min(0).max(MAX_IMPORT_ITEMS),
    items: z.array(sheetItem).min(1).max(500),
  }),
  response: answer,
  errors: [...errors, 'conflict'],
});

/** Compares a filled import with the catalogue, as a job; nothing is stored of it. */
export const planImport = defineEndpoint({
  name: 'plan-import',
  path: `${base}/plan`,
  audience: 'owner',
  request: one,
  response: answer,
  errors: [...errors, 'conflict'],
});

/** Stores a planned import, as a job: each product as a whole or not at all. */
export const runImport = defineEndpoint({
  name: 'run-import',
  path: `${base}/run`,
  audience: 'owner',
  request: one,
  response: answer,
  errors: [...errors, 'conflict'],
});

/** Stops an import; what was stored of it stays, and can be undone. */
export const cancelImport = defineEndpoint({
  name: 'cancel-import',
  path: `${base}/cancel`,
  audience: 'owner',
  request: one,
  response: answer,
  errors: [...errors, 'conflict'],
});

/**
 * Takes back what an import stored, as a job: products get what they had, new ones go to the archive. A product that was
 * changed since stays as it is.
 */
export const undoImport = defineEndpoint({
  name: 'undo-import',
  path: `${base}/undo`,
  audience: 'owner',
  request: one,
  response: answer,
  errors: [...errors, 'conflict'],
});

/** An import with its progress. */
export const getImport = defineEndpoint({
  name: 'get-import',
  path: `${base}/get`,
  audience: 'owner',
  request: one,
  response: answer,
  errors: [...errors],
});

/** The last fifty imports, newest first. */
export const listImports = defineEndpoint({
  name: 'list-imports',
  path: `${base}/list`,
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ imports: z.array(catalogueImport) }),
  errors: [...errors],
});

/** Products of an import in the order of the file, a hundred at a time. */
export const listImportItems = defineEndpoint({
  name: 'list-import-items',
  path: `${base}/list-items`,
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: importId,
    /** Only those with this outcome. */
    outcome: importOutcome.nullable(),
    /** Only those behind this place; -1 from the start. */
    after: z.int().min(-1).max(MAX_IMPORT_ITEMS),
  }),
  response: z.object({ items: z.array(importedItem), has_more: z.boolean() }),
  errors: [...errors],
});

/** Tries to fetch again the pictures of an import that could not be fetched. */
export const retryImportPictures = defineEndpoint({
  name: 'retry-import-pictures',
  path: `${base}/retry-pictures`,
  audience: 'owner',
  request: one,
  response: answer,
  errors: [...errors],
});

/** The whole catalogue as products of a sheet, in the order of their ids; at most two hundred, and 2 MB of text, at a time. */
export const exportCatalogue = defineEndpoint({
  name: 'export-catalogue',
  path: '/api/services/webshop/v1/products/export',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    /** Only products behind this id; '' from the start. */
    after: z.string().max(200),
  }),
  response: z.object({ items: z.array(sheetItem), next: z.string() }),
  errors: [...errors],
});
