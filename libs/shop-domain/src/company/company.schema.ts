import { z } from 'zod';

const text = (most: number) => z.string().trim().max(most);

/** The details of the seller as their owner saves them: in the footer, in mails, on orders and to the tax rules. */
export const companyContent = z.object({
  /** '' for the name of the website. */
  name: text(100),
  street: text(120),
  postcode: text(20),
  city: text(80),
  /** ISO code. */
  country: text(2).toUpperCase(),
  email: text(254),
  phone: text(40),
  /** Number in the register of the Chamber of Commerce. */
  kvk: text(20),
  vat_number: text(30),
});

export type CompanyContent = z.output<typeof companyContent>;
