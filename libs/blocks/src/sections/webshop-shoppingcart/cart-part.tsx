import type { FieldErrors } from '@etalage/api-contract/client';
import type { CartPart } from '@etalage/shop-domain/schema';
import { CartLine } from './cart-line.tsx';
import * as styles from './webshop-shoppingcart.css.ts';

/** The messages of the lines by id, and what changes a line. */
export interface CartPartChanges {
  errors: FieldErrors;
  refusals: number;
  onQuantity(lineId: string, quantity: number): void;
  onDelete(lineId: string): void;
}

interface CartPartProps extends CartPartChanges {
  heading: string;
  /** Shown when this half is empty while the other is not (CART-23, CART-24). */
  empty: string;
  part: CartPart;
}

/** One half of the cart: lines to order, or lines to ask for a quote (CART-07, CART-08). */
export function CartPart({ heading, empty, part, errors, refusals, onQuantity, onDelete }: CartPartProps) {
  return (
    <section>
      <h2 className={styles.partHeading}>{heading}</h2>
      {part.products.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.lines}>
          {part.products.map((line) => (
            <CartLine
              key={line.id}
              line={line}
              isTaxIncluded={part.show_price_tax_included}
              errors={errors[line.id] ?? []}
              refusals={refusals}
              onQuantity={(quantity) => onQuantity(line.id, quantity)}
              onDelete={() => onDelete(line.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
