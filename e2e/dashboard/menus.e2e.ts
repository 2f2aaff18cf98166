import { dashboardPath } from '@etalage/api-contract';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectAccessibleAround } from '../support/axe.ts';
import { canvasFrame, openDesigner, pointOn } from '../support/designer.ts';
import { dashboard, demoOwner, expectScreen, scriptErrors, signIn } from '../support/owner.ts';
import { makeEmptyPage, publishEmptyPage, publishHeader } from '../support/parts.ts';
import { inTurn, onlyDeep } from '../support/deep-run.ts';

/** Without a header on the requests of the page, because the frame of the preview would then load nothing. */
const signInHere = (page: Page) => signIn(page, demoOwner, { address: '10.91.16.1' });

// A website of its own: its header is changed.
test.describe.configure({ mode: 'serial' });

/** Makes a menu on the screen of menus, and returns its id. */
async function makeMenu(page: Page, title: string): Promise<string> {
  await page.goto(dashboard + dashboardPath('leeg', '/menus'));
  await expectScreen(page, 'Menu’s');
  await page.getByRole('button', { name: 'Nieuw menu' }).click();
  await page.getByLabel('Naam').fill(title);
  await page.getByRole('button', { name: 'Menu maken' }).click();
  await expectScreen(page, title);
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** Adds an entry that is typed in, and closes its settings. */
async function addEntry(page: Page, label: string, link: string): Promise<void> {
  await page.getByRole('button', { name: 'Onderdeel toevoegen' }).click();
  const settings = page.getByRole('group', { name: /^Instellingen van/ });
  await expect(settings.getByLabel('Naam in het menu')).toBeFocused();
  await page.keyboard.type(label);
  await settings.getByLabel('Gaat naar', { exact: true }).fill(link);
  await rowOf(page, label).getByRole('button', { expanded: true }).click();
}

/** The row of an entry. */
const rowOf = (page: Page, label: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('button', { name: `${label} slepen` }) });

/** The entries with their levels, from top to bottom. */
const structure = (page: Page): Promise<string[]> =>
  page.locator('[data-entry] button[aria-expanded]:not([aria-haspopup])').evaluateAll((buttons) =>
    buttons.map((one) => {
      const level = /Niveau (\d)/.exec(one.textContent ?? '')?.[1] ?? '';
      return `${level} ${one.firstElementChild?.textContent}`;
    }),
  );

async function publish(page: Page): Promise<void> {
  await expect(page.getByText('Opgeslagen als concept')).toBeVisible();
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
  await expect(page.getByText('Alles staat op de website')).toBeVisible();
}

test(
  'NAV-54 a menu that the owner makes, fills on three levels and publishes shows in the header that chooses it',
  inTurn(2),
  async ({ page, baseURL }) => {
    const errors = scriptErrors(page);
    await signInHere(page);
    const mark = crypto.randomUUID().slice(0, 8);
    const live = await publishEmptyPage(page, `Atelier ${mark}`);
    await makeEmptyPage(page, `Binnenkort ${mark}`);
    const menu = await makeMenu(page, `Hoofd ${mark}`);

    await page.getByRole('button', { name: 'Pagina’s toevoegen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Wat wil je toevoegen?' });
    await dialog.getByRole('combobox').fill(mark);
    await dialog.getByRole('option', { name: `Atelier ${mark}` }).click();
    await dialog.getByRole('option', { name: `Binnenkort ${mark}` }).click();
    await expectAccessible(page, 'the dialog of links');
    await dialog.getByRole('button', { name: 'Toevoegen (2)' }).click();
    await expect(page.getByText('1 onderdeel leidt naar iets dat bezoekers niet zien.')).toBeVisible();
    await expect(rowOf(page, `Binnenkort ${mark}`).getByText('Niet gepubliceerd')).toBeVisible();

    await addEntry(page, 'Winkel', '');
    await addEntry(page, 'Contact', '/contact');
    // To the top, and the others below it on the second and third level, by keys alone.
    await rowOf(page, 'Winkel').getByRole('button', { name: 'Winkel slepen' }).focus();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await rowOf(page, `Atelier ${mark}`)
      .getByRole('button', { name: / slepen$/ })
      .press('ArrowRight');
    await rowOf(page, `Binnenkort ${mark}`)
      .getByRole('button', { name: / slepen$/ })
      .press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    const expected = ['1 Winkel', `2 Atelier ${mark}`, `3 Binnenkort ${mark}`, '1 Contact'];
    await expect.poll(() => structure(page)).toEqual(expected);
    await expectScreen(page, `Hoofd ${mark}`, 'the editor of a menu');
    const frame = page.frameLocator('iframe[title="Voorbeeld van het menu"]');
    await expect(frame.getByText('Winkel').first()).toBeVisible();

    const { port } = new URL(baseURL ?? '');
    const visitor = await page.context().newPage();
    await publishHeader(page, menu);
    await visitor.goto(`http://leeg.localhost:${port}${live}`);
    await expect(visitor.getByRole('navigation').getByText('Winkel')).toHaveCount(0);
    await publish(page);
    await visitor.reload();
    const navigation = visitor.getByRole('navigation', { name: 'Hoofdmenu' });
    await navigation.getByText('Winkel').hover();
    await expect(navigation.getByRole('link', { name: `Atelier ${mark}` })).toHaveAttribute('href', live);
    await expect(navigation.getByRole('link', { name: `Binnenkort ${mark}` })).toBeVisible();
    await expect(navigation.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/contact');

    await page.reload();
    await expect.poll(() => structure(page)).toEqual(expected);
    await publishHeader(page);
    expect(errors).toEqual([]);
  },
);

test(
  'an entry is dragged to another place and level, undone, and refused without a name at its field',
  onlyDeep,
  async ({ page }) => {
    await signInHere(page);
    await makeMenu(page, `Slepen ${crypto.randomUUID().slice(0, 8)}`);
    for (const label of ['Een', 'Twee', 'Drie']) await addEntry(page, label, '/');
    const middle = async (label: string) => {
      const box = await page.getByRole('button', { name: `${label} slepen` }).boundingBox();
      if (!box) throw new Error(`${label} is not shown`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const from = await middle('Drie');
    const to = await middle('Een');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 12, { steps: 4 });
    await page.mouse.move(to.x + 34, to.y + 14, { steps: 12 });
    await page.mouse.up();
    await expect.poll(() => structure(page)).toEqual(['1 Een', '2 Drie', '1 Twee']);
    // At the pace of a person: a click right after a drag belongs to the drag.
    await page.waitForTimeout(250);
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect.poll(() => structure(page)).toEqual(['1 Een', '1 Twee', '1 Drie']);

    await rowOf(page, 'Twee').getByRole('button', { expanded: false }).nth(0).click();
    const name = page.getByLabel('Naam in het menu');
    await name.fill('');
    await expect(page.getByText('Geef dit onderdeel een naam.')).toBeVisible();
    await expect(page.getByText('Niet opgeslagen: er klopt iets niet.')).toBeVisible();
    await name.fill('Twee');
    await page.getByLabel('Gaat naar', { exact: true }).fill('geen adres');
    await expect(page.getByText('Begin een link met /')).toBeVisible();
    await page.getByLabel('Gaat naar', { exact: true }).fill('/bestaat-niet');
    await expect(page.getByText('Opgeslagen als concept')).toBeVisible();
    await expect(rowOf(page, 'Twee').getByText('Dit adres bestaat niet')).toBeVisible();
  },
);

test(
  'a menu is copied with its entries, deleted after a question, and brought back',
  onlyDeep,
  async ({ page }) => {
    await signInHere(page);
    const title = `Kopie ${crypto.randomUUID().slice(0, 8)}`;
    await makeMenu(page, title);
    await addEntry(page, 'Een', '/');
    await expect(page.getByText('Opgeslagen als concept')).toBeVisible();
    await page.goto(dashboard + dashboardPath('leeg', '/menus'));
    await page.getByRole('button', { name: `Acties voor ${title}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Dupliceren' }).click();
    await page.getByRole('button', { name: 'Menu maken' }).click();
    await expectScreen(page, `${title} (kopie)`);
    await expect.poll(() => structure(page)).toEqual(['1 Een']);

    await page.goto(dashboard + dashboardPath('leeg', '/menus'));
    const row = page.getByRole('link', { name: `${title} (kopie)`, exact: true });
    await page.getByRole('button', { name: `Acties voor ${title} (kopie)` }).click();
    await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
    await expect(page.getByText('Dit menu staat nergens op je website.')).toBeVisible();
    await page.getByRole('button', { name: 'Menu verwijderen' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Terugzetten' }).click();
    await expect(row).toBeVisible();
  },
);

test(
  'the menu of a header is opened from the designer with one button, and the way back leads to the block',
  onlyDeep,
  async ({ page }) => {
    const errors = scriptErrors(page);
    await signInHere(page);
    await openDesigner(page, dashboardPath('atelier-noord', '/wm/templates/header'));
    const header = (await canvasFrame(page)).locator('[data-block-id]').first();
    const { x, y } = await pointOn(page, header.getByRole('link').first());
    await page.mouse.click(x, y);
    const tools = page.getByRole('toolbar', { name: /^Acties voor/ });
    await expect(tools.getByRole('button', { name: 'Menu bewerken' })).toBeVisible();
    await expectAccessibleAround(page, 'a header that is selected');
    await tools.getByRole('button', { name: 'Menu bewerken' }).click();
    await expectScreen(page, 'Hoofdmenu');
    await page.getByRole('link', { name: 'Terug naar het vaste onderdeel' }).click();
    await expect(page).toHaveURL(/\/wm\/templates\/header\?blok=[\w-]+$/);
    await expect(tools.getByRole('button', { name: 'Menu bewerken' })).toBeVisible({ timeout: 20_000 });

    await page.goto(dashboard + dashboardPath('atelier-noord', '/menus'));
    await expect(page.getByRole('row').filter({ hasText: 'Hoofdmenu' }).locator('time')).toHaveText(
      /geleden|zojuist|gisteren/,
    );
    expect(errors).toEqual([]);
  },
);
