import type { Page } from '@playwright/test';
import { priceTable } from './price-table.ts';
import { privatePerson, putInCart, saveCustomer } from './shop.ts';

/** The payload of a request. */
export const record = (request: { postDataJSON(): unknown }) =>
  request.postDataJSON() as Record<string, string>;

/** The checkout of a cart with one shelf, filled in for a private person. */
export async function openFilled(page: Page): Promise<string> {
  const session = await putInCart(page, priceTable.lijnAddedUp);
  await saveCustomer(page, session, privatePerson);
  await page.goto('/afrekenen');
  return session;
}

/** The required fields of every customer besides the country, in the order of the form (CHK-06). */
export const personFields = [
  'Voornaam',
  'Achternaam',
  'E-mailadres',
  'Telefoonnummer',
  'Straat',
  'Huisnummer',
  'Postcode',
  'Plaats',
] as const;
