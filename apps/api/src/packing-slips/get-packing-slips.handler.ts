import type { getPackingSlips } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import type { PdfDocument } from '../pdf/pdf-document.ts';
import { runPdfThread } from '../pdf/run-pdf-thread.ts';
import { findLogo, websitePdfLook } from '../pdf/website-pdf-look.ts';
import { sellerOf } from '../websites/seller.ts';
import { findPackedOrders } from './find-packed-orders.ts';
import { packingSlip } from './packing-slip.ts';

/** The packing slips of orders as one PDF; orders without one are named. Throws if there is none at all. */
export const getPackingSlipsHandler: Handler<typeof getPackingSlips> = async (input, context) => {
  requireRole(context, orderRoles);
  const { websiteId, translate: t, ports } = context;
  const { website, logo, first, found, skipped } = await context.read(async (tx) => {
    const packed = await findPackedOrders(tx, context, input);
    const [one] = packed.found;
    if (!one) throw new ApiError('validation_failed', { numbers: [{ key: 'packing_slips_none' }] });
    const row = await tx
      .selectFrom('websites')
      .select(['id', 'name', 'settings'])
      .where('id', '=', websiteId)
      .executeTakeFirstOrThrow();
    return { website: row, logo: await findLogo(tx, row), first: one, ...packed };
  });
  const seller = sellerOf(website);
  const make = async (): Promise<PdfDocument> => ({
    title: found.length === 1 ? t('packing_slip_title', { number: first.number }) : t('packing_slips_title'),
    author: seller.name,
    language: 'nl',
    created: context.now(),
    look: await websitePdfLook(ports.files.storage, website, logo),
    pageText: t('pdf_page', { page: '{page}', pages: '{pages}' }),
    parts: found.map((order) => packingSlip(order, input.pieces, seller, t)),
  });
  const bytes = await runPdfThread(websiteId, make);
  return { file: Buffer.from(bytes).toString('base64'), count: found.length, skipped };
};
