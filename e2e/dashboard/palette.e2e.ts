import { dashboardPath } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { canvasFrame, openDesigner, pointOn } from '../support/designer.ts';
import { dashboard, demoOwner, screenOf, scriptErrors, signIn } from '../support/owner.ts';

const signInHere = (page: Page) => signIn(page, demoOwner, { address: '10.91.19.1' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Zoeken en openen' });
const options = (page: Page) => palette(page).getByRole('option');

const widths = [1440, 390] as const;
for (const width of widths) {
  test(
    `an owner opens screens, pages and actions by name with the keyboard, at ${width} px`,
    onlyDeep,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const errors = scriptErrors(page);
      await signInHere(page);
      await page.goto(screenOf('/bestellingen'));
      await expect(page.getByRole('heading', { name: 'Bestellingen', level: 1 })).toBeVisible();
      await page.keyboard.press('ControlOrMeta+k');
      const search = palette(page).getByRole('combobox');
      await expect(search).toBeFocused();
      await expect(palette(page).getByRole('group', { name: 'Ga naar' })).toBeVisible();
      await expectAccessible(page, 'the command palette');
      await page.keyboard.type('men');
      await expect(options(page).first()).toHaveText(/^Menu’s/);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Menu’s', level: 1 })).toBeFocused();

      await page.keyboard.press('ControlOrMeta+k');
      await expect(palette(page).getByRole('group', { name: 'Laatst geopend' })).toContainText('Menu’s');
      const asked: unknown[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/find/anything')) asked.push(request.postDataJSON());
      });
      await page.keyboard.type('een boom');
      await expect(palette(page).getByRole('group', { name: 'Pagina’s' })).toContainText(
        'Eén boom, vier tafels',
      );
      // The server is asked when the owner pauses, and not at each of the eight keys.
      expect(asked.length).toBeLessThan(4);
      await page.keyboard.press('Escape');
      await expect(palette(page)).toHaveCount(0);

      await page
        .getByRole('button', { name: /^Zoeken/ })
        .first()
        .click();
      await page.keyboard.type('nieuwe pag');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Nieuwe pagina' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(dashboard + dashboardPath('atelier-noord', '/paginas'));
      // A dialog that closes returns the focus to where it was.
      await expect(page.getByRole('dialog')).toHaveCount(0);

      await page.keyboard.press('ControlOrMeta+k');
      await expect(search).toBeFocused();
      await page.keyboard.type('bestaatniet');
      await expect(palette(page)).toContainText('Niets gevonden. Probeer een ander woord.');
      expect(errors).toEqual([]);
    },
  );
}

test(
  'the palette opens in the designer, and says that the server cannot be reached',
  onlyDeep,
  async ({ page }) => {
    await signInHere(page);
    await openDesigner(page, screenOf('/paginas/home'));
    await page.route('**/find/anything', (route) => route.abort());
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
    await page.keyboard.type('best');
    await expect(palette(page)).toContainText('Zoeken op je website lukt nu niet.');
    await expect(options(page).first()).toHaveText(/^Bestanden|^Bestellingen/);
    await page.unroute('**/find/anything');
    await palette(page).getByRole('button', { name: 'Opnieuw proberen' }).click();
    await expect(palette(page)).not.toContainText('Zoeken op je website lukt nu niet.');
    await page.keyboard.press('Escape');
    await expect(palette(page)).toHaveCount(0);
    const point = await pointOn(page, (await canvasFrame(page)).locator('main h2').first());
    await page.mouse.click(point.x, point.y);
    // The keys are those of the frame now.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(palette(page).getByRole('combobox')).toBeFocused();
  },
);

test('an owner signs out with the palette, and is told if that fails', onlyDeep, async ({ page }) => {
  await signInHere(page);
  await page.goto(screenOf('/menus'));
  await expect(page.getByRole('heading', { name: 'Menu’s', level: 1 })).toBeVisible();
  await page.route('**/session/delete', (route) => route.abort());
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page).getByRole('combobox')).toBeFocused();
  await page.keyboard.type('uitlog');
  await expect(options(page).first()).toHaveText('Uitloggen');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toContainText('De server is niet bereikbaar.');
  await expectAccessible(page, 'the palette, unable to sign out');
  await page.unroute('**/session/delete');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/inloggen$/);
  await page.goto(screenOf('/menus'));
  await expect(page.getByRole('button', { name: 'Inloggen', exact: true })).toBeVisible();
});
