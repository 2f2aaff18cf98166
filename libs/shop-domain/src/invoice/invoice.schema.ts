import { z } from 'zod';

const cents = z.int();
const day = z.iso.date();

const address = z.object({
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  /** ISO code. */
  country: z.string(),
});

/** How an amount is charged: category of EN 16931, and the rate in basis points, which is 0 unless it is S. */
const charged = { category: z.enum(['S', 'Z', 'E', 'O', 'K', 'AE', 'G']), rate: z.int() };

const seller = z.object({
  name: z.string(),
  address,
  email: z.string(),
  phone: z.string(),
  /** Number in the register of its country; '' without one. */
  company_number: z.string(),
  /** With its prefix. */
  vat_number: z.string(),
});

const buyer = z.object({
  /** Of the company, else of the person. */
  name: z.string(),
  /** The person at the company; '' for a person. */
  contact: z.string(),
  address,
  /** With its prefix; '' without one. */
  vat_number: z.string(),
});

const line = z.object({
  id: z.string(),
  title: z.string(),
  details: z.array(z.string()),
  article_number: z.string(),
  quantity: z.int(),
  /** What discounts took off, without VAT; `net` is what is left. */
  discount: cents,
  net: cents,
  gross: cents,
  ...charged,
});

/** An invoice or a credit note as it was made: all that is printed and exported; amounts are cents. */
export const invoiceDocument = z.object({
  version: z.literal(1),
  kind: z.enum(['invoice', 'credit_note']),
  number: z.string(),
  date: day,
  /** On which the goods were sent, or the money arrived if that was before. */
  supplied_on: day,
  /** Until when it is to be paid; '' if nothing is. */
  due: z.union([day, z.literal('')]),
  /** No money moved: it is in no books. */
  is_test: z.boolean(),
  order: z.object({ number: z.string(), date: day }),
  /** The invoice that a credit note takes back. */
  credits: z.object({ number: z.string(), date: day }).nullable(),
  seller,
  buyer,
  /** Where the goods went, if not to the address of the buyer or to be fetched. */
  deliver_to: z.object({ name: z.string(), address }).nullable(),
  lines: z.array(line),
  charges: z.array(z.object({ title: z.string(), net: cents, gross: cents, ...charged })),
  groups: z.array(z.object({ net: cents, tax: cents, gross: cents, ...charged })),
  totals: z.object({ net: cents, tax: cents, gross: cents, paid: cents }),
  /** Why no VAT is charged, or that of another country. */
  grounds: z.array(z.object({ category: z.string(), text: z.string() })),
  /** The account to which the rest is to be paid; null without one, or when all is paid. */
  pay_to: z.object({ iban: z.string(), name: z.string(), reference: z.string() }).nullable(),
  /** Of the page on which its buyer pays the rest, on the website; missing when all is paid, and in older documents. */
  pay_path: z.string().optional(),
});

export type InvoiceDocument = z.output<typeof invoiceDocument>;
export type InvoiceLine = InvoiceDocument['lines'][number];
export type InvoiceCharge = InvoiceDocument['charges'][number];
export type InvoiceGroup = InvoiceDocument['groups'][number];
export type InvoiceSeller = InvoiceDocument['seller'];
