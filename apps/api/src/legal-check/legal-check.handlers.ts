import type { getLegalCheck, runLegalCheck } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { QueueFullError } from '../calls/limit-concurrency.ts';
import { findLegalCheck } from './legal-check.repository.ts';
import { checkWebsite } from './run-legal-check.ts';

/** Who answers for a website. */
export const legalRoles = ['owner'] as const;

/** What the last check found. */
export const getLegalCheckHandler: Handler<typeof getLegalCheck> = async (_, context) => {
  requireRole(context, legalRoles);
  const check = await context.read((tx) => findLegalCheck(tx, context.websiteId));
  return { check: check ?? null };
};

/** Checks the website now. */
export const runLegalCheckHandler: Handler<typeof runLegalCheck> = async (_, context) => {
  requireRole(context, legalRoles);
  try {
    await checkWebsite(context);
  } catch (error) {
    if (error instanceof QueueFullError) throw new ApiError('rate_limited', undefined, { retryAfter: 10 });
    throw error;
  }
  const check = await context.read((tx) => findLegalCheck(tx, context.websiteId));
  if (!check) throw new ApiError('not_found');
  return { check };
};
