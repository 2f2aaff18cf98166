import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { demoOwner } from '../support/owner.ts';
import {
  canvasFrame,
  dashboard,
  expectSaved,
  fillDocument,
  keyOf,
  makeOwnPage,
  openOwnPage,
  signInAsOwner,
  textSection,
} from '../support/designer.ts';

test.setTimeout(90_000);

const begin = textSection('s', '<p>Begin</p>');

/** A change to save: another section. */
async function addBanner(page: Page): Promise<void> {
  const panels = page.getByRole('navigation', { name: 'Panelen' });
  await panels.getByRole('button', { name: 'Toevoegen', exact: true }).click();
  await page
    .getByRole('complementary', { name: 'Toevoegen' })
    .getByRole('button', { name: 'Banner met uitgelichte tekst' })
    .first()
    .click();
}

test('an owner without a network continues working and loses nothing', async ({ page, context }) => {
  await openOwnPage(page, 'Zonder netwerk', begin);
  await context.setOffline(true);
  await addBanner(page);
  const notice = page.getByText('Geen verbinding. Je werk wordt bewaard zodra je weer online bent.');
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page, 'offline');
  await context.setOffline(false);
  await expectSaved(page);
  await expect(notice).toBeHidden();
  await page.reload();
  const frame = await canvasFrame(page);
  await expect(frame.getByText('Welkom bij ons')).toBeVisible({ timeout: 20_000 });
});

test('an owner who publishes what is already online sees a message', onlyDeep, async ({ page }) => {
  await openOwnPage(page, 'Al online', begin);
  const publish = page.getByRole('button', { name: 'Publiceren', exact: true });
  await publish.click();
  await expect(page.locator('#publish-state')).toHaveText('Alles staat online');
  await publish.click();
  const toasts = page.getByRole('region', { name: 'Meldingen' }).getByRole('listitem');
  await expect(toasts.filter({ hasText: 'Er is niets nieuws om te publiceren.' })).toBeVisible();
});

test('an owner whose work the server refuses sees a message and can retry', onlyDeep, async ({ page }) => {
  await openOwnPage(page, 'Geweigerd', begin);
  await page.route('**/documents/save', (route) =>
    route.fulfill({ status: 422, json: { code: 'validation_failed', errors: {} } }),
  );
  await addBanner(page);
  await expect(page.getByText('De server slaat je laatste wijziging niet op.')).toBeVisible();
  await expectAccessible(page, 'saving failed');
  await page.unroute('**/documents/save');
  await page.getByRole('button', { name: 'Nu opnieuw proberen' }).click();
  await expectSaved(page);
});

test(
  'an owner whose session ended signs in in place and the work is saved',
  onlyDeep,
  async ({ page, context }) => {
    await openOwnPage(page, 'Sessie voorbij', begin);
    await context.clearCookies();
    await addBanner(page);
    const dialog = page.getByRole('dialog', { name: 'Log opnieuw in' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'session ended');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    // Work of one member is not saved as that of another one.
    await expect(dialog.getByLabel('E-mailadres')).toHaveValue(demoOwner.email);
    await expect(dialog.getByLabel('E-mailadres')).not.toBeEditable();
    for (const password of ['onjuist wachtwoord', demoOwner.password]) {
      await expect(dialog).toHaveCount(1);
      await dialog.getByLabel('Wachtwoord', { exact: true }).fill(password);
      await dialog.getByRole('button', { name: 'Inloggen', exact: true }).click();
      if (password !== demoOwner.password) await expect(dialog.getByRole('alert')).toBeVisible();
    }
    await expect(dialog).toHaveCount(0);
    await expectSaved(page);
  },
);

const choices = ['Mijn versie terugzetten', 'Nieuwste laden'] as const;
for (const choice of choices) {
  test(`an owner whose page changed elsewhere keeps both versions: ${choice}`, onlyDeep, async ({ page }) => {
    const own = await openOwnPage(page, 'Twee versies', begin);
    const key = keyOf(own);
    await fillDocument(page, key, [textSection('elders', '<p>Van een ander</p>')]);
    await addBanner(page);
    const dialog = page.getByRole('dialog', { name: 'Deze pagina is ook ergens anders aangepast' });
    await expect(dialog).toBeVisible();
    await expectAccessible(page, 'conflict');
    await dialog.getByRole('button', { name: new RegExp(choice) }).click();
    await expect(dialog).toBeHidden();
    const mine = choice === 'Mijn versie terugzetten';
    await expect
      .poll(
        async () => {
          const frame = await canvasFrame(page);
          const text = await frame.locator('body').innerText();
          return [text.includes('Welkom bij ons'), text.includes('Van een ander')];
        },
        { timeout: 20_000 },
      )
      .toEqual([mine, !mine]);
    await expectSaved(page);
  });
}

test('an owner sees why a block cannot be shown, and deletes it or keeps it', onlyDeep, async ({ page }) => {
  await openOwnPage(page, 'Onleesbaar', textSection('s', '<p>Blijft staan</p>'), [
    { id: 'x', type: 'verdwenenSoort', data: { iets: 'waarde' } },
  ]);
  await page.getByRole('navigation', { name: 'Panelen' }).getByRole('button', { name: 'Lagen' }).click();
  await page.getByRole('treeitem', { name: /verdwenenSoort/ }).click();
  const note = page.getByRole('note');
  await expect(note).toContainText('De soort “verdwenenSoort” is hier niet bekend.');
  await expect((await canvasFrame(page)).getByText('Blijft staan')).toBeVisible();
  await expectAccessible(page, 'unknown block');
  await note.getByRole('button', { name: 'Verwijderen' }).click();
  await expect(page.getByRole('treeitem', { name: /verdwenenSoort/ })).toHaveCount(0);
  await expectSaved(page);
});

test(
  'an owner sees what happens while a page loads, fails to load or does not exist',
  onlyDeep,
  async ({ page }) => {
    await signInAsOwner(page);
    const own = await makeOwnPage(page, 'Laden');
    await page.route('**/documents/open', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', errors: {} } }),
    );
    await page.goto(`${dashboard}/paginas/${own.id}`);
    await expect(page.getByRole('heading', { name: 'Deze pagina kon niet worden geopend.' })).toBeVisible();
    await expectAccessible(page, 'loading failed');
    await page.unroute('**/documents/open');
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(page.getByRole('heading', { name: 'Een lege pagina, alle ruimte' })).toBeVisible();
    await page.goto(`${dashboard}/paginas/bestaat-niet`);
    await expect(page.getByRole('heading', { name: 'Deze pagina bestaat niet (meer).' })).toBeVisible();
    await expectAccessible(page, 'no such page');
  },
);
