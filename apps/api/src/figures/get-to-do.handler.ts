import type { getToDo } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { countLow } from '../stock-list/count-low.ts';
import { countLegalFindings } from '../legal-check/legal-check.repository.ts';
import { countRefused } from '../mails/mails.repository.ts';
import { countStuckDocuments } from '../invoices/peppol.repository.ts';
import { countWaitingCorrections } from '../vat-rechecks/recheck.repository.ts';
import { findStartSteps } from './start-steps.ts';
import { countUnread, findShopWork, MOST, NO_WORK } from './to-do.repository.ts';

/** What waits for the member: each role sees what it can do something about (GEN-08). */
export const getToDoHandler: Handler<typeof getToDo> = async (_input, context) => {
  const { websiteId } = context;
  const member = requireRole(context, ['owner', 'editor', 'shop']);
  const role = member.websites.find(({ id }) => id === websiteId)?.role;
  return context.read(async (tx) => {
    const sells = role !== 'editor';
    const work = sells ? await findShopWork(tx, websiteId, context.now()) : NO_WORK;
    return {
      ...work,
      low_stock: sells ? await countLow(tx, websiteId, MOST) : 0,
      refused_mails: sells
        ? await countRefused(tx, websiteId, role === 'owner' ? 'owner' : 'shop', context.now())
        : 0,
      vat_corrections: sells ? await countWaitingCorrections(tx, websiteId, MOST) : 0,
      peppol_stuck: role === 'owner' ? await countStuckDocuments(tx, websiteId, MOST) : 0,
      submissions: role === 'shop' ? 0 : await countUnread(tx, websiteId),
      legal: role === 'owner' ? await countLegalFindings(tx, websiteId) : 0,
      start: role === 'owner' ? await findStartSteps(tx, websiteId) : null,
    };
  });
};
