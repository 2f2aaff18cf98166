import { imagesOf } from '@etalage/shop-domain';
import type { CartLine } from '@etalage/shop-domain/schema';
import { formatMoney } from '@etalage/texts/format';
import type { TextKey } from '@etalage/texts';
import { Button, useText, visuallyHidden } from '@etalage/ui-kit';
import { Picture } from '../../picture/picture.tsx';
import { LineOptions } from '../../shop/lines/line-options.tsx';
import { QuantityControl } from '../../shop/controls/quantity-control.tsx';
import { withoutScript } from '../../shop/controls/scripting.css.ts';
import * as styles from './cart-line.css.ts';

const problemKeys = {
  product_unavailable: 'webshop_cart_problem_unavailable',
  stock_insufficient: 'webshop_cart_problem_stock',
  price_changed: 'webshop_cart_problem_price',
} as const satisfies Record<Exclude<CartLine['problem'], ''>, TextKey>;

export const cartLineTextKeys = [
  ...Object.values(problemKeys),
  'webshop_cart_quantity_of',
  'webshop_cart_unit_price',
  'webshop_price_from',
  'webshop_price_now',
  'webshop_cart_line_total',
  'webshop_cart_delete',
  'webshop_cart_delete_named',
  'webshop_cart_update',
] as const satisfies readonly TextKey[];

interface CartLineProps {
  line: CartLine;
  isTaxIncluded: boolean;
  /** Messages of a returned form about this line. */
  errors: readonly string[];
  /** Increases when a change of the cart was refused. */
  refusals: number;
  onQuantity(quantity: number): void;
  onDelete(): void;
}

/** One product in the cart (CART-09); without JavaScript its quantity and removal are separate forms. */
export function CartLine({ line, isTaxIncluded, errors, refusals, onQuantity, onDelete }: CartLineProps) {
  const t = useText();
  const [image] = imagesOf(line.main_image);
  const total = isTaxIncluded ? line.total_price_incl_tax : line.total_price_excl_tax;
  return (
    <li className={styles.line} data-line-id={line.id}>
      <div className={styles.frame}>
        {image && (
          <Picture
            className={styles.image}
            source={image}
            sizes="8rem"
            alt=""
            width={300}
            height={300}
            isWithinLink
          />
        )}
      </div>
      <LineWords line={line} isTaxIncluded={isTaxIncluded} errors={errors} />
      <form className={styles.controls} method="post" onSubmit={(event) => event.preventDefault()}>
        <input type="hidden" name="cart_product_id" value={line.id} />
        {!line.hide_quantity && (
          <>
            <QuantityControl
              label={t('webshop_cart_quantity_of', { title: line.title })}
              name="quantity"
              value={String(line.quantity)}
              revision={refusals}
              bounds={line}
              isInvalid={errors.length > 0}
              onQuantity={onQuantity}
            />
            <Button kind="outline" name="intent" value="update-quantity" className={withoutScript}>
              {t('webshop_cart_update')}
            </Button>
          </>
        )}
        <Button
          kind="link"
          name="intent"
          value="delete-product"
          aria-label={t('webshop_cart_delete_named', { title: line.title })}
          onClick={onDelete}
        >
          {t('webshop_cart_delete')}
        </Button>
      </form>
      <p className={styles.total}>
        <span className={styles.totalLabel}>{t('webshop_cart_line_total')}</span> {formatMoney(total)}
      </p>
    </li>
  );
}

/** Title, options, unit price and problems of a line. */
function LineWords({
  line,
  isTaxIncluded,
  errors,
}: Pick<CartLineProps, 'line' | 'isTaxIncluded' | 'errors'>) {
  const t = useText();
  const unit = isTaxIncluded ? line.price_incl_tax : line.price_excl_tax;
  const before = line.previous_price?.[isTaxIncluded ? 'incl_tax' : 'excl_tax'] ?? unit;
  const prior = line.prior_price?.[isTaxIncluded ? 'incl_tax' : 'excl_tax'] ?? unit;
  return (
    <div className={styles.text}>
      <h3 className={styles.title}>{line.url ? <a href={line.url}>{line.title}</a> : line.title}</h3>
      <LineOptions options={line.options} isTaxIncluded={isTaxIncluded} />
      <p className={styles.unit}>
        <span>{t('webshop_cart_unit_price')}</span> <UnitPrice unit={unit} prior={prior} />
      </p>
      {line.problem !== '' && (
        <p className={styles.problem} role="alert">
          {t(problemKeys[line.problem], { before: formatMoney(before), now: formatMoney(unit) })}
        </p>
      )}
      {errors.map((error) => (
        <p key={error} className={styles.problem} role="alert">
          {error}
        </p>
      ))}
    </div>
  );
}

/** What one piece costs, after what it cost before its reduction. */
function UnitPrice({ unit, prior }: { unit: number; prior: number }) {
  const t = useText();
  if (prior <= unit) return formatMoney(unit);
  return (
    <>
      <span className={visuallyHidden}>{t('webshop_price_from')} </span>
      <s>{formatMoney(prior)}</s> <span className={visuallyHidden}>{t('webshop_price_now')} </span>
      {formatMoney(unit)}
    </>
  );
}
