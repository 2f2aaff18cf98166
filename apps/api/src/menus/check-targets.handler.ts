import type { checkTargets } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findLinked, findShownFiles, isFileAddress } from '../choices/address.repository.ts';
import { menuPart } from './menu-part.ts';

/** What visitors find where the entries of a menu lead. */
export const checkTargetsHandler: Handler<typeof checkTargets> = async ({ links }, context) => {
  requireRole(context, menuPart.roles);
  const { websiteId } = context;
  const own = new Set(links.filter((link) => link.startsWith('/') && !link.startsWith('//')));
  const files = new Set([...own].filter((link) => isFileAddress(link, websiteId)));
  const pages = new Set([...own].filter((link) => !files.has(link)));
  return context.read(async (tx) => {
    const found = new Map([
      ...(await findLinked(tx, websiteId, pages, undefined)),
      ...(await findShownFiles(tx, websiteId, files)),
    ]);
    const targets = [...own].map((link) => ({
      link,
      ...(found.get(link) ?? { title: '', state: 'missing' as const }),
    }));
    return { targets };
  });
};
