import type { Company } from '@etalage/site-model';
import { useText, visuallyHidden } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { phoneLink, whatsappLink } from '../header-one/contact-address.ts';
import * as styles from './footers-two.css.ts';

/** Whether there is anything to show of a seller. */
export function hasDetails({ country: _country, ...shown }: Company, whatsapp: string): boolean {
  return whatsapp !== '' || Object.values(shown).some((value) => value !== '');
}

/** The seller's details and contact information; only what is filled in. */
export function CompanyDetails({ whatsapp }: { whatsapp: string }) {
  const t = useText();
  const { company } = usePage().site;
  const lines = [company.name, company.street, `${company.postcode} ${company.city}`.trim()].filter(Boolean);
  const numbers = [
    ['website_footer_kvk', company.kvk],
    ['website_footer_vat', company.vat_number],
  ] as const;
  return (
    <address className={styles.address}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {company.phone !== '' && <a href={phoneLink(company.phone, '')}>{company.phone}</a>}
      {company.email !== '' && <a href={`mailto:${company.email}`}>{company.email}</a>}
      {whatsapp !== '' && (
        <a href={whatsappLink(whatsapp)} target="_blank" rel="noopener noreferrer">
          {t('website_whatsapp_label')}
          <span className={visuallyHidden}> {t('website_new_tab')}</span>
        </a>
      )}
      {numbers.map(([key, number]) => number !== '' && <span key={key}>{t(key, { number })}</span>)}
    </address>
  );
}
