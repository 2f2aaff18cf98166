import type { listFonts } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findFonts } from './font.repository.ts';
import { fontRoles } from './font-roles.ts';

/** The uploaded fonts. */
export const listFontsHandler: Handler<typeof listFonts> = async (_input, context) => {
  requireRole(context, fontRoles);
  return { fonts: await context.read((tx) => findFonts(tx, context.websiteId)) };
};
