import { normaliseQuantity, type QuantityBounds } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { useEffect, useRef } from 'react';
import * as styles from './quantity-control.css.ts';
import { withScript } from './scripting.css.ts';

export const quantityTextKeys = ['webshop_quantity_less', 'webshop_quantity_more'] as const;

interface QuantityControlProps {
  /** Accessible name of what is counted. */
  label: string;
  name: string;
  /** The quantity to show; when it changes, it replaces what was typed. */
  value: string;
  /** A new number restores `value`, because the requested quantity was refused. */
  revision?: number;
  bounds: QuantityBounds;
  onQuantity(quantity: number): void;
  isInvalid?: boolean;
}

/**
 * Minus, free text and plus (PROD-15 to PROD-17, CART-11 to CART-13). The input is uncontrolled, so that a number
 * typed before hydration is preserved; it is normalised on blur.
 */
export function QuantityControl({
  label,
  name,
  value,
  revision = 0,
  bounds,
  onQuantity,
  isInvalid,
}: QuantityControlProps) {
  const t = useText();
  const { input, settle, report } = useQuantityInput({ value, revision, bounds, onQuantity });
  return (
    <div className={styles.group} role="group" aria-label={label}>
      <button
        type="button"
        className={`${styles.step} ${withScript}`}
        aria-label={t('webshop_quantity_less')}
        onClick={() => settle(-bounds.quantity_step)}
      >
        {'\u2212'}
      </button>
      <input
        ref={input}
        className={styles.input}
        name={name}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => report(event.target.value)}
        onBlur={() => settle(0)}
        onKeyDown={(event) => event.key === 'Enter' && settle(0)}
      />
      <button
        type="button"
        className={`${styles.step} ${withScript}`}
        aria-label={t('webshop_quantity_more')}
        onClick={() => settle(bounds.quantity_step)}
      >
        {'+'}
      </button>
    </div>
  );
}

type QuantityInput = Required<Pick<QuantityControlProps, 'value' | 'revision' | 'bounds' | 'onQuantity'>>;

/**
 * The input of a quantity. While the server has not answered the visitor's last request, an older response does not
 * undo it; a new revision means that it was refused.
 */
function useQuantityInput({ value, revision, bounds, onQuantity }: QuantityInput) {
  const input = useRef<HTMLInputElement>(null);
  const sentQuantity = useRef<number>(null);
  const seen = useRef({ value, revision });
  useEffect(() => {
    const isRefused = seen.current.revision !== revision;
    const isNew = isRefused || seen.current.value !== value;
    seen.current = { value, revision };
    if (!input.current || !isNew) return;
    if (!isRefused && sentQuantity.current !== null && String(sentQuantity.current) !== value) return;
    sentQuantity.current = null;
    input.current.value = value;
  }, [value, revision]);

  const ask = (quantity: number): void => {
    sentQuantity.current = quantity;
    onQuantity(quantity);
  };
  const settle = (change: number): void => {
    if (!input.current) return;
    const typed = normaliseQuantity(input.current.value, bounds);
    const quantity = change === 0 ? typed : normaliseQuantity(String(Math.max(0, typed + change)), bounds);
    input.current.value = String(quantity);
    ask(quantity);
  };
  const report = (typed: string): void => {
    if (typed === String(normaliseQuantity(typed, bounds))) ask(Number(typed));
  };
  return { input, settle, report };
}
