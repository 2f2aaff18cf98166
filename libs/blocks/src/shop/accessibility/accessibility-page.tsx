import { formatDate } from '@etalage/texts/format';
import { container, useText } from '@etalage/ui-kit';
import { usePage } from '../../runtime/page-context.ts';
import { shopName } from '../quote/shop-name.ts';
import * as styles from '../withdrawal/withdrawal.css.ts';
import { section } from './accessibility-page.css.ts';

/**
 * How far a website is accessible, as its owner declares it: by which standard, since which check, with which exceptions,
 * whom to ask and who supervises (annex V Directive (EU) 2019/882).
 */
export function AccessibilityPage() {
  const t = useText();
  const { site } = usePage();
  const { accessibility } = site.modules.webshop;
  if (!accessibility) return null;
  const { state, checked_on, exceptions } = accessibility;
  return (
    <div className={`${container} ${styles.page}`}>
      <h1>{t('website_title_accessibility')}</h1>
      <p className={styles.intro}>{t('accessibility_intro', { shop: shopName(site) })}</p>
      {state !== 'exempt' && (
        <section className={section}>
          <h2 className={styles.heading}>{t('accessibility_standard_heading')}</h2>
          <p>{t('accessibility_standard')}</p>
        </section>
      )}
      <section className={section}>
        <h2 className={styles.heading}>{t('accessibility_state_heading')}</h2>
        <p>
          {t(`accessibility_${state}`)}
          {state !== 'exempt' && ` ${t('accessibility_checked', { day: dayText(checked_on) })}`}
        </p>
      </section>
      {exceptions !== '' && <Exceptions text={exceptions} />}
      <Contact />
      {state !== 'exempt' && <Authority />}
    </div>
  );
}

const dayText = (day: string): string => (day === '' ? '' : formatDate(`${day}T12:00:00Z`));

/** The owner's own words, each line a paragraph. */
function Exceptions({ text }: { text: string }) {
  const t = useText();
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <section className={section}>
      <h2 className={styles.heading}>{t('accessibility_exceptions_heading')}</h2>
      {lines.map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </section>
  );
}

function Contact() {
  const t = useText();
  const { email, phone } = usePage().site.company;
  return (
    <section className={section}>
      <h2 className={styles.heading}>{t('accessibility_contact_heading')}</h2>
      <p>{t('accessibility_contact')}</p>
      {email !== '' && (
        <p>
          <a href={`mailto:${email}`}>{t('accessibility_email', { email })}</a>
        </p>
      )}
      {phone !== '' && (
        <p>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{t('accessibility_phone', { phone })}</a>
        </p>
      )}
    </section>
  );
}

function Authority() {
  const t = useText();
  return (
    <section className={section}>
      <h2 className={styles.heading}>{t('accessibility_authority_heading')}</h2>
      <p>{t('accessibility_authority')}</p>
      <p>
        <a href="https://www.acm.nl">{t('accessibility_authority_link')}</a>
      </p>
    </section>
  );
}
