import type { TextKey, Translate } from '@etalage/texts';
import { formatDate } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import type { CustomerReply } from '../../../queries/customer-queries.ts';
import { textLink } from '../../../screen/surface.css.ts';
import { countryName } from '../../orders/order-columns.tsx';
import * as orderStyles from '../../orders/orders.css.ts';
import * as styles from '../customers.css.ts';

const kindTexts: Record<CustomerReply['addresses'][number]['kind'], TextKey> = {
  invoice: 'customers_address_invoice',
  shipping: 'customers_address_shipping',
};

/** How a customer is reached, and where things went. */
export function CustomerContact({ reply }: { reply: CustomerReply }) {
  const t = useText();
  const { customer, vat, addresses } = reply;
  const { email, name, company, phone } = customer;
  return (
    <>
      <section className={orderStyles.panel} aria-labelledby="customer-contact">
        <h2 id="customer-contact" className={orderStyles.panelTitle}>
          {t('customers_contact')}
        </h2>
        <div className={orderStyles.facts}>
          {company && <span>{company}</span>}
          {name && <span>{name}</span>}
          <a className={textLink} href={`mailto:${email}`}>
            {email}
          </a>
          {phone && (
            <a className={textLink} href={`tel:${phone}`}>
              {phone}
            </a>
          )}
          {company + name + phone === '' && (
            <span className={styles.lesser}>{t('customers_contact_none')}</span>
          )}
          {vat && (
            <div>
              <h3 className={orderStyles.factName}>{t('customers_vat')}</h3>
              <p>{vat.number}</p>
              <p className={styles.lesser}>{vatText(vat, t)}</p>
            </div>
          )}
        </div>
      </section>
      {addresses.length > 0 && <Addresses addresses={addresses} />}
    </>
  );
}

function Addresses({ addresses }: Pick<CustomerReply, 'addresses'>) {
  const t = useText();
  return (
    <section className={orderStyles.panel} aria-labelledby="customer-addresses">
      <h2 id="customer-addresses" className={orderStyles.panelTitle}>
        {t('customers_addresses')}
      </h2>
      <ul className={styles.addresses}>
        {addresses.map((address) => (
          <li key={JSON.stringify(address)}>
            <span className={styles.lesser}>{t(kindTexts[address.kind])}</span>
            <address className={orderStyles.address}>
              {linesOf(address, t).map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </li>
        ))}
      </ul>
    </section>
  );
}

function linesOf(address: CustomerReply['addresses'][number], t: Translate): string[] {
  const { company, name, street, postcode, city, country } = address;
  const place = `${postcode} ${city}`.trim();
  return [company, name, street, place, country && countryName(country, t)].filter(Boolean);
}

function vatText({ status, checked_at }: NonNullable<CustomerReply['vat']>, t: Translate): string {
  const known = (['valid', 'invalid', 'unavailable'] as const).find((one) => one === status);
  if (!known || !checked_at) return t('customers_vat_unchecked');
  return t(`customers_vat_${known}`, { moment: formatDate(checked_at) });
}
