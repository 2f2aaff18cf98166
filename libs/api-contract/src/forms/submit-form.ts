import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorPaths } from '../visitor-paths.ts';

/** Accepts a visitor's form (API-07); problems are returned by identifier, each as a list of messages (API-08). */
export const submitForm = defineEndpoint({
  name: 'submit-form',
  path: visitorPaths.submitForm.path,
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    form_id: z.string().min(1).max(60),
    /** Answers by identifier (FORM-30); answers of hidden items are ignored. */
    fields: z.record(z.string().max(60), z.string()),
    /** Path of the page, including the query. */
    url: z.string().max(2000),
    /** The version of the form that the visitor saw. */
    version: z.int().optional(),
    /** `1` requests only the summary: everything is validated, nothing is stored (FORM-20). */
    summary: z.enum(['0', '1']).optional(),
    /** Repeating the request with the same key creates one submission. */
    idempotency_key: z.string().max(100).optional(),
  }),
  response: z.object({
    message: z.string(),
    /** 0 means no redirect (FORM-25). */
    redirection_url: z.union([z.string(), z.literal(0)]),
    /** The answers as text, when they were requested. */
    summary: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  }),
  errors: ['idempotency_mismatch'],
});
