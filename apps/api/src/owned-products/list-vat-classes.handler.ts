import type { listVatClasses } from '@etalage/api-contract';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { productRoles } from './product-roles.ts';

/** The VAT classes of the website, with how many products that are not archived have each. */
export const listVatClassesHandler: Handler<typeof listVatClasses> = async (_, context) => {
  requireRole(context, productRoles);
  const { websiteId, read } = context;
  const classes = await read(async (tx) =>
    tx
      .selectFrom('vat_classes as v')
      .select([
        'v.id',
        'v.name',
        'v.rate_bp',
        'v.category',
        sql<number>`(select count(*)::int from products p where p.website_id = v.website_id
          and p.vat_class_id = v.id and p.status <> 'archived')`.as('products'),
      ])
      .where('v.website_id', '=', websiteId)
      .orderBy('v.position')
      .orderBy('v.id')
      .execute(),
  );
  return { classes };
};
