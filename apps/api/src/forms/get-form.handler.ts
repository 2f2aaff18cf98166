import type { getForm } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findForm } from './form.repository.ts';

/** A form with its questions and settings. */
export const getFormHandler: Handler<typeof getForm> = async ({ id }, context) => {
  requireRole(context, ['owner', 'editor']);
  const form = await context.read((tx) => findForm(tx, context.websiteId, id));
  if (!form) throw new ApiError('not_found');
  return { form };
};
