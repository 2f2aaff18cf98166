import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { visitorRows } from '../visitor-paths.ts';

/** Takes in a visitor's form (API-07); what is wrong is answered by identifier, each a list of messages (API-08). */
export const submitForm = defineEndpoint({
  name: 'submit-form',
  path: visitorRows.submitForm.path,
  audience: 'visitor',
  request: z.object({
    ...websiteIds,
    form_id: z.string().min(1).max(60),
    /** Answers by identifier (FORM-30); what an item that does not show holds is passed over. */
    fields: z.record(z.string().max(60), z.string()),
    /** Path of the page, with its search part. */
    url: z.string().max(2000),
    /** The version of the form that the visitor saw. */
    version: z.int().optional(),
    /** `1` asks for the summary only: everything is judged, nothing is kept (FORM-20). */
    summary: z.enum(['0', '1']).optional(),
    /** Sending the same again under one key is one submission. */
    idempotency_key: z.string().max(100).optional(),
  }),
  response: z.object({
    message: z.string(),
    /** 0 means none (FORM-25). */
    redirection_url: z.union([z.string(), z.literal(0)]),
    /** The answers in words, when they were asked for. */
    summary: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
  }),
  errors: ['idempotency_mismatch'],
});
