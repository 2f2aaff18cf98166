import type { Cart } from '@etalage/shop-domain/schema';
import { formatList } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import * as purchasePage from '../../shop/lines/purchase-page.css.ts';

/**
 * How can be paid and where it is delivered, which a buyer must read before ordering begins (art. 6:230v lid 4 BW; art. 8(3)
 * Directive 2011/83). Drawn by the server alone, because it stays the same while lines change.
 */
export function OrderFacts({ cart }: { cart: Cart }) {
  const t = useText();
  const methods = Object.values(cart.payment.methods).map(({ title }) => title);
  const countries = Object.values(cart.countries);
  const facts = [
    methods.length > 0 && t('webshop_cart_facts_payment', { methods: formatList(methods) }),
    countries.length > 0 && t('webshop_cart_facts_delivery', { countries: formatList(countries) }),
  ].filter((fact) => fact !== false);
  if (cart.shoppingcart.products.length === 0 || facts.length === 0) return null;
  return <p className={purchasePage.note}>{facts.join(' · ')}</p>;
}
