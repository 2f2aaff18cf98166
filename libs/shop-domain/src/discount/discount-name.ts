import type { CartPart } from '../schema/cart.schema.ts';

type Given = NonNullable<CartPart['discounts']>[number];

/** What a discount is called where it is taken off: its title, with the code that was typed for it. */
export function discountName({ title, code }: Pick<Given, 'title' | 'code'>): string {
  return code === '' || code === title.toUpperCase() ? title : `${title} (${code})`;
}
