import { type Browser, expect, type Page, test } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { makeProduct } from '../support/owner-products.ts';
import { scriptErrors, screenOf, signInAt } from '../support/owner.ts';
import { endPayment, fieldOf, order, panelOf, privatePerson, untilAlive } from '../support/shop.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.90.96.1' } });

const widths = [1440, 768, 390];
const excluded = 'Niet te herroepen: op maat gemaakt';
const delivery = 'Levertijd: 2–4 werkdagen';

/** Adds a maker outside the EU, after what it lacks was said at its fields. */
async function addMaker(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nieuwe fabrikant' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Nieuwe fabrikant' });
  await dialog.getByLabel('Gevestigd buiten de EU').check();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(dialog.getByText('Vul de naam van de fabrikant in.')).toBeVisible();
  await expect(dialog.getByText('Vul in wie in de EU verantwoordelijk is.')).toBeVisible();
  await expectAccessibleAt(page, widths, 'a maker that lacks something');
  await dialog.getByLabel('Naam of handelsmerk').fill(name);
  await dialog.getByLabel('Postadres').first().fill('Havenweg 1\nShenzhen');
  await dialog.getByLabel('E-mailadres of contactpagina').first().fill('info@maker.example');
  await dialog.getByLabel('Verantwoordelijke in de EU').fill('Import B.V.');
  await dialog.getByLabel('Postadres').last().fill('Kade 2\nRotterdam');
  await dialog.getByLabel('E-mailadres of contactpagina').last().fill('https://import.example/contact');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible();
  await expectAccessibleAt(page, widths, 'the makers of a shop');
}

/** Fills in what the law asks of a product, and puts it online. */
async function fillFacts(page: Page, maker: string): Promise<void> {
  await page.getByLabel('Inhoud voor de prijs per eenheid').fill('250');
  await page.getByLabel('Eenheid van de inhoud').selectOption('gram');
  await page.getByLabel('Levertijd vanaf').fill('4');
  await page.getByLabel('Levertijd tot en met').fill('2');
  await page.getByLabel('Herroepen', { exact: true }).selectOption('Op maat gemaakt');
  await page.getByLabel('Fabrikant', { exact: true }).selectOption(maker);
  await page.getByLabel('Waarschuwingen en veiligheid').fill('Niet innemen.\nBuiten bereik van kinderen.');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Online');
  const save = page.getByRole('button', { name: 'Opslaan', exact: true });
  await save.click();
  await expect(page.getByText(/Vul twee getallen van 1 tot en met 365 in/)).toBeVisible();
  await page.getByLabel('Levertijd vanaf').fill('2');
  await page.getByLabel('Levertijd tot en met').fill('4');
  const stored = page.waitForResponse(/\/products\/save/);
  await save.click();
  expect((await stored).ok()).toBe(true);
  await expectAccessibleAt(page, widths, 'a product with what the law asks');
}

/** What a visitor reads of it before ordering: on the card, on the page and in the cart. */
async function readBeforeOrdering(visitor: Page): Promise<void> {
  await visitor.goto('/search?query=Zeep+Proef', untilAlive);
  const card = visitor.getByRole('main').getByRole('link', { name: /Zeep Proef/ });
  await expect(card).toContainText(/€\s50,00 per kg/);
  await visitor.goto('/zeep-proef', untilAlive);
  const panel = panelOf(visitor);
  await expect(panel).toContainText(/€\s50,00 per kg/);
  for (const text of [delivery, excluded]) await expect(panel.getByText(text)).toBeVisible();
  const safety = visitor.getByRole('group').filter({ hasText: 'Fabrikant en veiligheid' });
  for (const text of ['Maker Proef', 'Shenzhen', 'Import B.V.', 'Niet innemen.'])
    await expect(safety.getByText(text)).toBeVisible();
  await expectAccessibleAt(visitor, widths, 'a product with its maker');
  await panel.getByRole('button', { name: 'In winkelwagen' }).click();
  await expect(panel.getByText(/toegevoegd/)).toBeVisible();
  await visitor.goto('/winkelwagen', untilAlive);
  const line = visitor.getByRole('listitem').filter({ hasText: 'Zeep Proef' });
  for (const text of [/€\s50,00 per kg/, delivery, excluded])
    await expect(line.getByText(text)).toBeVisible();
  await expectAccessibleAt(visitor, widths, 'a cart with notes');
}

/** Buys it; nobody can withdraw from it. Returns without a trace of the visitor. */
async function buyAndWithdraw(browser: Browser, baseURL: string | undefined): Promise<void> {
  const extraHTTPHeaders = { 'x-forwarded-for': '10.90.96.2' };
  const context = await browser.newContext({ baseURL, extraHTTPHeaders });
  const visitor = await context.newPage();
  const errors = scriptErrors(visitor);
  await readBeforeOrdering(visitor);
  const customer = { ...privatePerson, email: 'zeep@voorbeeld.nl' };
  await order(visitor, { customer });
  await endPayment(visitor, 'Betaald');
  for (const text of [delivery, excluded]) await expect(visitor.getByText(text)).toBeVisible();
  const number = /Bestelling (\S+) van/.exec(await visitor.locator('main').innerText())?.[1] ?? '';
  await visitor.goto('/overeenkomst-herroepen');
  await fieldOf(visitor, 'Je naam').fill('Sanne de Vries');
  await fieldOf(visitor, 'Bestelnummer').fill(number);
  await fieldOf(visitor, 'E-mailadres').fill(customer.email);
  await visitor.getByRole('main').getByRole('button', { name: 'Verder' }).click();
  await expect(visitor.getByText(/Wat je hebt besteld, kun je niet herroepen/)).toBeVisible();
  await expectAccessibleAt(visitor, widths, 'an order that nobody can withdraw from');
  expect(errors).toEqual([]);
  await context.close();
}

/** Says of two products at once who made them, and undoes it. */
async function setMakerOfTwo(page: Page, maker: string): Promise<void> {
  await page.goto(screenOf('/producten?zoek=lamp'));
  const boxes = page.getByRole('checkbox', { name: /^Kies / });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await page.getByRole('button', { name: 'Fabrikant wijzigen' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fabrikant van gekozen producten wijzigen' });
  const submit = dialog.getByRole('button', { name: 'Fabrikant wijzigen' });
  await expect(submit).toBeDisabled();
  await dialog.getByLabel('Fabrikant', { exact: true }).selectOption(maker);
  const preview = dialog.getByRole('list', { name: 'Wat er verandert' }).getByRole('listitem');
  await expect(preview).toHaveCount(2);
  await expect(preview.first()).toContainText(`→ ${maker}`);
  await expectAccessibleAt(page, widths, 'a change of the maker of several products');
  await submit.click();
  await expect(page.getByText('De fabrikant van 2 producten is gewijzigd.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect(page.getByText('De wijziging is ongedaan gemaakt.', { exact: true })).toBeVisible();
}

test(
  'what the law asks of a product is filled in once and read before and after ordering',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    test.slow();
    const errors = scriptErrors(page);
    await signInAt(page, '/fabrikanten');
    await addMaker(page, 'Maker Proef');
    await setMakerOfTwo(page, 'Maker Proef');
    await page.goto(screenOf('/producten'));
    await makeProduct(page, 'Zeep Proef', '12,50');
    await fillFacts(page, 'Maker Proef');
    await buyAndWithdraw(browser, baseURL);
    await page.goto(screenOf('/fabrikanten'));
    await page.getByRole('button', { name: 'Maker Proef verwijderen' }).click();
    await expect(page.getByText('Haal de fabrikant eerst weg bij deze producten: 1.')).toBeVisible();
    expect(errors).toEqual([]);
  },
);
