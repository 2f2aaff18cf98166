import type { Cart } from '@etalage/shop-domain/schema';
import { ownValue } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { AddressFields, CustomerText, type CustomerFieldsProps } from './customer-field.tsx';
import { ViesMessage } from './vies-message.tsx';
import { SegmentedChoice } from '../../shop/controls/segmented-choice.tsx';
import * as styles from './webshop-checkout.css.ts';

interface CustomerSectionProps extends CustomerFieldsProps {
  vies: Cart['vies'];
  /** False for a cart with quote lines only. */
  canShip: boolean;
}

/**
 * The customer and the delivery address (CHK-01 to CHK-07). What is visible follows the checkboxes through CSS alone.
 */
export function CustomerSection({ users, countries, errors, vies, canShip }: CustomerSectionProps) {
  const t = useText();
  return (
    <>
      <section className={styles.section}>
        <h2 className={styles.heading}>{t('webshop_checkout_details_heading')}</h2>
        <CustomerKind isCompany={users.invoice_is_company} />
        <div className={styles.company} data-company="">
          <div className={styles.fields}>
            <CustomerText
              name="invoice_company"
              label={t('webshop_checkout_company')}
              users={users}
              errors={errors}
              autoComplete="billing organization"
            />
            <CustomerText
              name="invoice_tax_number"
              label={t('webshop_checkout_tax_number')}
              users={users}
              errors={errors}
              autoComplete="off"
            />
          </div>
          <div role="status" data-vies={vies.status}>
            <ViesMessage
              vies={vies}
              taxNumber={users.invoice_tax_number}
              country={ownValue(countries, users.invoice_country) ?? users.invoice_country}
            />
          </div>
        </div>
        <AddressFields side="invoice" users={users} countries={countries} errors={errors} />
      </section>
      {canShip && (
        <section className={styles.section}>
          <label className={styles.check}>
            <input
              className={styles.box}
              type="checkbox"
              name="custom_shipping_information"
              value="1"
              defaultChecked={users.custom_shipping_information}
            />
            {t('webshop_checkout_other_address')}
          </label>
          <div className={styles.shipping}>
            <h2 className={styles.heading}>{t('webshop_checkout_shipping_heading')}</h2>
            <AddressFields side="shipping" users={users} countries={countries} errors={errors} />
          </div>
        </section>
      )}
    </>
  );
}

/** The choice between a private person and a company (CHK-01). */
function CustomerKind({ isCompany }: { isCompany: boolean }) {
  const t = useText();
  return (
    <SegmentedChoice
      label={t('webshop_checkout_kind')}
      name="invoice_is_company"
      choices={[
        ['0', t('webshop_checkout_private')],
        ['1', t('webshop_checkout_business')],
      ]}
      value={isCompany ? '1' : '0'}
      className={styles.kinds}
    />
  );
}
