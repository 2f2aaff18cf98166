import type { listChoices } from '@etalage/api-contract';
import { bothSides, imagesOf, shownSide } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { rateOf } from '../products/product.mapper.ts';
import { findPricesOf, type PriceSettings } from '../websites/find-prices-of.ts';
import { type ChoiceRow, findChoices } from './choice.repository.ts';

/** What members of the shop refer to in products, discounts and categories. */
const shopKinds: readonly string[] = ['products', 'categories', 'forms'];

/** Lists what a field can refer to. Owners and editors may call it, and members of the shop for what they refer to. */
export const listChoicesHandler: Handler<typeof listChoices> = async (input, context) => {
  requireRole(context, shopKinds.includes(input.kind) ? ['owner', 'editor', 'shop'] : ['owner', 'editor']);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const settings = await findPricesOf(tx, websiteId, context.now());
    const { total, choices } = await findChoices(tx, websiteId, input);
    return { total, choices: choices.map((row) => choiceOf(row, settings)) };
  });
};

function choiceOf(
  { id, title, path, images, state, stored_cents, vat_rate_bp, is_from_price }: ChoiceRow,
  settings: PriceSettings,
) {
  const { priceMode, showPriceTaxIncluded } = settings;
  const price =
    stored_cents === null
      ? null
      : shownSide(bothSides(stored_cents, priceMode, rateOf(vat_rate_bp, settings)), showPriceTaxIncluded);
  return { id, title, path, picture: imagesOf(images)[0] ?? '', state, price, is_from_price };
}
