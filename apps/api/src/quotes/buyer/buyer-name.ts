import type { Customer } from '@etalage/shop-domain/schema';

/** How the buyer of a quote is called; a quote may be asked for without a name. */
export function buyerName({ invoice_firstname, invoice_lastname, invoice_email }: Customer): string {
  return `${invoice_firstname} ${invoice_lastname}`.trim() || invoice_email;
}
