import { usePage } from '../../runtime/page-context.ts';
import * as styles from './addtocart.css.ts';

/** The contact details of the seller, under a sentence with the reason. */
export function ContactLines({ text }: { text: string }) {
  const { company } = usePage().site;
  return (
    <>
      <p>{text}</p>
      <p className={styles.contact}>
        {company.phone && <a href={`tel:${company.phone.replace(/[^+\d]/g, '')}`}>{company.phone}</a>}
        {company.email && <a href={`mailto:${company.email}`}>{company.email}</a>}
      </p>
    </>
  );
}
