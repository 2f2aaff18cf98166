import { z } from 'zod';

const text = z.string().catch('');
const company = z
  .object({
    name: text,
    street: text,
    postcode: text,
    city: text,
    email: text,
    phone: text,
    kvk: text,
    vat_number: text,
  })
  .partial();

/** The seller's details that the law requires in every mail and quote (name, address, e-mail, phone, KvK, btw-id). */
export type Seller = Required<z.output<typeof company>>;

/** Reads the seller of a website. Missing details are empty; the default name is the website's name. */
export function sellerOf(website: { name: string; settings: Record<string, unknown> }): Seller {
  const read = company.safeParse(website.settings['company'] ?? {});
  const empty = { street: '', postcode: '', city: '', email: '', phone: '', kvk: '', vat_number: '' };
  const filled = read.success ? read.data : {};
  return { ...empty, ...filled, name: filled.name || website.name };
}
