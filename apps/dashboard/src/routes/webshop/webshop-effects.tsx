import { checkWebshop, shopPaths } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { useWatch } from 'react-hook-form';
import type { OwnedWebshop } from '../../queries/webshop-queries.ts';
import * as styles from '../shipping/shipping.css.ts';
import { contentOf, type WebshopForm } from './webshop-form.ts';

/** Says what saving would change for visitors, before it is saved. */
export function WebshopEffects({ base }: { base: OwnedWebshop }) {
  const t = useText();
  const typed = contentOf(useWatch<WebshopForm>() as WebshopForm);
  const refused = checkWebshop(typed);
  const before = shopPaths({ modules: { webshop: base } });
  const after = shopPaths({ modules: { webshop: typed } });
  const isValid = Object.keys(refused).length === 0;
  const moved = (['cart', 'checkout', 'thankyou'] as const).filter((page) => before[page] !== after[page]);
  const effects = [
    ...(isValid
      ? moved.map((page) => t('webshop_settings_effect_moved', { from: before[page], to: after[page] }))
      : []),
    ...(base.agreement_url !== '' && typed.agreement_url === ''
      ? [t('webshop_settings_effect_no_terms')]
      : []),
    ...(base.agreement_url === '' && typed.agreement_url !== '' ? [t('webshop_settings_effect_terms')] : []),
    ...(base.show_price_tax_included && !typed.show_price_tax_included
      ? [t('webshop_settings_effect_tax_excluded')]
      : []),
  ];
  return (
    <div role="status" className={styles.list}>
      {effects.map((effect) => (
        <p key={effect} className={styles.warning}>
          {effect}
        </p>
      ))}
    </div>
  );
}
