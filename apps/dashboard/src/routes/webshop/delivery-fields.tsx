import { useText } from '@etalage/ui-kit';
import { FormCard } from '../../screen/form-card.tsx';
import * as styles from '../shipping/shipping.css.ts';
import { Input } from './webshop-input.tsx';

/** Within how many working days goods are delivered that do not say so themselves. */
export function DeliveryFields() {
  const t = useText();
  return (
    <FormCard title={t('webshop_settings_delivery')} about={t('webshop_settings_delivery_about')}>
      <div className={styles.pair}>
        <Input name="delivery_from" text="webshop_settings_delivery_from" inputMode="numeric" maxLength={3} />
        <Input name="delivery_to" text="webshop_settings_delivery_to" inputMode="numeric" maxLength={3} />
      </div>
    </FormCard>
  );
}
