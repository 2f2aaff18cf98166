import { useText } from '@etalage/ui-kit';
import { ConfirmDialog } from '@etalage/ui-kit/dashboard';
import type { ValueEffect } from './property-form.ts';
import * as styles from './properties.css.ts';
import { productCount } from '../../screen/product-count.ts';

interface Props {
  effects: readonly ValueEffect[];
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a save changes products, and says what happens to which values. */
export function EffectsDialog({ effects, onConfirm, onCancel }: Props) {
  const t = useText();
  if (effects.length === 0) return null;
  return (
    <ConfirmDialog
      title={t('properties_effects_title')}
      confirmLabel={t('properties_effects_confirm')}
      cancelLabel={t('dashboard_cancel')}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <ul className={styles.effects}>
        {effects.map(({ value, to, products }) => (
          <li key={value}>
            {to === null
              ? t('properties_effect_deleted', { value, products: productCount(products, t) })
              : t('properties_effect_renamed', { value, to, products: productCount(products, t) })}
          </li>
        ))}
      </ul>
      <p>{t('properties_effects_undo')}</p>
    </ConfirmDialog>
  );
}
