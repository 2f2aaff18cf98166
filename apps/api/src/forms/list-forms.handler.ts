import type { listForms } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findListedForms } from './form.repository.ts';

/** Lists the website's forms. Only owners and editors may call it (GEN-08). */
export const listFormsHandler: Handler<typeof listForms> = async (_input, context) => {
  requireRole(context, ['owner', 'editor']);
  return { forms: await context.read((tx) => findListedForms(tx, context.websiteId)) };
};
