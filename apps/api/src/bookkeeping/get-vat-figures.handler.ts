import type { getVatFigures } from '@etalage/api-contract';
import { icpList, ossList, smallBusinessIn, vatReturn } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { findInvoicedParts, findSuppliesToCompanies, findUnproven } from './invoiced-vat.repository.ts';
import { findMissingDocuments } from './missing-documents.repository.ts';
import { refusePeriod } from './period-range.ts';
import { findVatSchemes } from './vat-schemes.repository.ts';

/** The figures for the VAT returns of a period, for owners and shop members (GEN-08). */
export const getVatFiguresHandler: Handler<typeof getVatFigures> = async ({ from, until }, context) => {
  requireRole(context, orderRoles);
  const period = { from, until };
  refusePeriod(period);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const schemes = await findVatSchemes(tx, websiteId);
    const parts = await findInvoicedParts(tx, websiteId, period);
    const companies = await findSuppliesToCompanies(tx, websiteId, period);
    return {
      is_dutch: schemes.seller_country === 'NL',
      small_business: smallBusinessIn(period, schemes),
      ...vatReturn(parts),
      oss: ossList(parts),
      icp: { rows: icpList(companies.parts), is_cut: companies.isCut },
      unproven: await findUnproven(tx, websiteId, period),
      missing: await findMissingDocuments(tx, websiteId, period),
    };
  });
};
