import type { Product } from '../schema/product.schema.ts';

/** The half of the cart to which a product is added: direct order, or request for a quote. */
export type CartType = 'checkout' | 'quote';

type Switches = Pick<
  Product,
  'enable_checkout' | 'enable_quote' | 'enable_form' | 'form_id' | 'enable_affiliate' | 'affiliate_link'
>;

/** What a visitor can do with a product (PROD-18 to PROD-26). */
export interface ProductMode {
  /** Ways into the cart; the first is the initial one. Empty: there is no cart panel. */
  types: readonly CartType[];
  /** Whether the visitor toggles between ordering and a quote (PROD-20). */
  hasTypeToggle: boolean;
  /** Whether a form is offered: switched on and chosen (PROD-21). */
  hasForm: boolean;
  /** Whether the visitor toggles between cart panel and form, never both at once (PROD-24). */
  hasPanelToggle: boolean;
  /** The initial panel: the cart when there is one (PROD-23), else the form (PROD-22). */
  panel: 'cart' | 'form' | 'none';
  /** Address of the external button, empty when there is none (PROD-26). */
  affiliateLink: string;
  /** Nothing is switched on: show how to get in touch (PROD-25). */
  isContactOnly: boolean;
}

/** Turns a product's switches (domain form) into what its page offers. */
export function productMode(product: Switches): ProductMode {
  const types: CartType[] = [];
  if (product.enable_checkout) types.push('checkout');
  if (product.enable_quote) types.push('quote');
  const hasForm = product.enable_form && product.form_id.trim() !== '';
  const affiliateLink = product.enable_affiliate ? product.affiliate_link.trim() : '';
  const hasCart = types.length > 0;
  return {
    types,
    hasTypeToggle: types.length === 2,
    hasForm,
    hasPanelToggle: hasCart && hasForm,
    panel: hasCart ? 'cart' : hasForm ? 'form' : 'none',
    affiliateLink,
    isContactOnly: !hasCart && !hasForm && affiliateLink === '',
  };
}
