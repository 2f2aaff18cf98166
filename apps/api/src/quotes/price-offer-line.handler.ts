import type { priceOfferLine } from '@etalage/api-contract';
import { displaySelection } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { orderRoles } from '../orders/order-roles.ts';
import { findProductWithStock } from '../products/product.repository.ts';
import { vatClassOf } from '../products/vat-of.ts';
import { refuseSelection } from '../shoppingcart/line-checks.ts';
import { priceOfSelection } from '../shoppingcart/price-line.ts';
import { findOfferShop } from './offer-shop.repository.ts';

/** A product with its chosen options as a line of an offer; also one that visitors cannot order themselves. */
export const priceOfferLineHandler: Handler<typeof priceOfferLine> = async (input, context) => {
  requireRole(context, orderRoles);
  const { websiteId, translate } = context;
  return context.read(async (tx) => {
    const row = await findProductWithStock(tx, websiteId, input.product_id);
    if (!row || row.status === 'archived') throw new ApiError('product_unavailable');
    const { settings } = await findOfferShop(tx, websiteId, context.now());
    const { priced, variant, unit, errors } = priceOfSelection(
      row,
      settings.priceMode,
      'quote',
      input.options,
    );
    refuseSelection(errors);
    const options = displaySelection(priced, input.options, { ticked: translate('webshop_option_ticked') });
    return {
      line: {
        product_id: row.id,
        variant_id: variant?.id ?? '',
        article_number: variant?.article_number || row.article_number,
        title: row.title,
        options: options.map(({ key, title, value }) => ({ key, title, value })),
        quantity: input.quantity,
        unit,
        vat: vatClassOf(row),
        is_service: row.kind === 'services',
      },
    };
  });
};
