import type { CartType } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import * as styles from './type-toggle.css.ts';

export const typeTextKeys = ['webshop_panel_type', 'webshop_panel_checkout', 'webshop_panel_quote'] as const;

interface TypeToggleProps {
  value: CartType;
  onChange(type: CartType): void;
}

/**
 * Toggles between ordering and asking for a quote (PROD-20); a pair of radio buttons, so that it works without
 * JavaScript.
 */
export function TypeToggle({ value, onChange }: TypeToggleProps) {
  const t = useText();
  const types = [
    ['checkout', t('webshop_panel_checkout')],
    ['quote', t('webshop_panel_quote')],
  ] as const;
  return (
    <fieldset className={styles.toggle} aria-label={t('webshop_panel_type')}>
      {types.map(([type, label]) => (
        <label key={type} className={styles.choice}>
          <input
            className={styles.radio}
            type="radio"
            name="type"
            value={type}
            defaultChecked={type === value}
            onChange={() => onChange(type)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
