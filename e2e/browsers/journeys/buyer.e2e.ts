import { priceTable } from '../../support/price-table.ts';
import { euros, PAID_TEXT, privatePerson } from '../../support/shop.ts';
import { expect, test } from '../browser-test.ts';
import { keys, typed } from '../walking/input-sources.ts';
import type { Person } from '../walking/person.ts';
import type { Sought } from '../walking/seek.ts';

const site = process.env['E2E_SITE_URL'] ?? '';
const panel: Sought = { role: 'region', name: 'Bestellen' };
const button = (name: string): Sought => ({ role: 'button', name });
const link = (name: string): Sought => ({ role: 'link', name });

/** Waits until the last amount of the totals with this label is this one. */
async function seesTotal({ textsOf }: Person, label: string, cents: number): Promise<void> {
  const rows = () => textsOf({ selector: 'dl > div' });
  await expect
    .poll(async () => (await rows()).filter((row) => row.startsWith(label)).map(plain))
    .toContain(plain(`${label}${euros(cents)}`));
}

/** Without spaces, which differ between a text that is shown and one that is written. */
const plain = (text: string) => text.replaceAll(/\s/g, '');

test('a visitor searches, configures a product, orders and pays, and reads the order', async ({ person }) => {
  const { tab, press, fill, choose, sees, arrivesAt, placeOf } = person;
  const choice = priceTable.duinWalnutOiled;

  await tab.open(`${site}/over-ons`);
  await press({ role: 'searchbox', name: 'Zoeken' });
  await tab.perform(typed('duin'));
  const suggestions: Sought = { role: 'list', name: 'Suggesties' };
  await sees({ role: 'listitem', within: suggestions });
  await tab.perform(typed(keys.enter));
  await arrivesAt(/\/search\?query=duin$/);
  await press({ role: 'link', part: choice.title, within: { role: 'main' } });
  await arrivesAt(new RegExp(`${choice.url}$`));

  await choose('Houtsoort', choice.selection.houtsoort);
  await fill('Lengte', choice.selection.lengte);
  await fill('Breedte', choice.selection.breedte);
  await press({ role: 'checkbox', part: 'hardwaxolie' });
  await fill({ role: 'textbox', part: 'Gravure' }, choice.selection.gravure);
  await expect
    .poll(async () => plain((await person.textsOf({ selector: '[data-price]', within: panel }))[0] ?? ''))
    .toContain(plain(euros(choice.unit)));
  await press({ ...button('In winkelwagen'), within: panel });
  await sees({ text: 'Het product is toegevoegd aan je winkelwagen.' });
  await press(link('Naar winkelwagen'));

  await sees({ text: 'Voor Anna, 2026' });
  await seesTotal(person, 'Totaal incl. btw', choice.total);
  await press(button('Doorgaan naar afrekenen'));
  await sees({ role: 'heading', name: 'Afrekenen', level: 1 });
  await fill('Voornaam', privatePerson.firstname);
  await fill('Achternaam', privatePerson.lastname);
  await fill('E-mailadres', privatePerson.email);
  await fill('Telefoonnummer', privatePerson.phone);
  await fill('Straat', privatePerson.street);
  await fill('Huisnummer', privatePerson.number);
  await fill('Postcode', privatePerson.postcode);
  await fill('Plaats', privatePerson.city);
  await press({ role: 'radio', part: 'Bezorgen in Nederland' });
  await press({ role: 'radio', part: 'iDEAL' });
  await press({ role: 'checkbox', part: 'algemene voorwaarden' });
  await seesTotal(person, 'Totaal incl. btw', choice.total);
  await placeOf(button('Bestellen en betalen'));
  await press(button('Bestellen en betalen'));

  await arrivesAt(/\/test-betalen\//);
  await sees({ text: euros(choice.total) });
  await press({ role: 'radio', part: 'Betaald' });
  await press(button('Verder'));
  await arrivesAt(/\/bestelling\?order=/);
  // This browser placed the order, so it is not asked for the e-mail.
  await sees({ text: PAID_TEXT });
  await seesTotal(person, 'Totaal incl. btw', choice.total);
});
