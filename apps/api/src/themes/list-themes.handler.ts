import type { listThemes } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lookRoles } from '../site-parts/look-part.ts';
import { findThemes } from './theme.repository.ts';

/** The themes that the owner saved. */
export const listThemesHandler: Handler<typeof listThemes> = async (_input, context) => {
  requireRole(context, lookRoles);
  return { themes: await context.read((tx) => findThemes(tx, context.websiteId)) };
};
