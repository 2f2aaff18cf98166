import { dashboardPath } from '@etalage/api-contract';
import { expect, test, type Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { canvasFrame, ownerCall } from '../support/designer.ts';
import { dashboard, demoOwner, signIn } from '../support/owner.ts';
import { chooseForPage, openNewPage, rowOf } from '../support/pages.ts';

// No headers of the test itself: with these the frame of the canvas loads nothing.
const enter = (page: Page) => signIn(page, demoOwner, { address: '10.91.50.1' });
const templates = dashboard + dashboardPath('leeg', '/paginas?tab=sjablonen');

/** The card of a page template on its tab. */
const cardOf = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

test(
  'an owner starts a page with a ready template, which proposes its name and address',
  onlyDeep,
  async ({ page }) => {
    await enter(page);
    await page.goto(dashboard + dashboardPath('leeg', '/paginas'));
    const { dialog, title, path, make } = await openNewPage(page);
    await expect(dialog.getByRole('radio', { name: 'Lege pagina' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Diensten' }).check();
    await expect(title).toHaveValue('Diensten');
    await expect(path).toHaveValue(/^\/diensten/);
    await expectAccessible(page, 'a new page with a choice of templates');
    const mine = `Wat wij doen ${Date.now()}`;
    await title.fill(mine);
    await dialog.getByRole('radio', { name: 'Veelgestelde vragen' }).check();
    await expect(title).toHaveValue(mine);
    await make();
    await expect(page).toHaveURL(/\/paginas\/[^/?]+$/);
    await expect((await canvasFrame(page)).getByText('Bestellen en afspreken')).toBeVisible();
  },
);

test(
  'an owner keeps a page as a template, uses, renames, replaces and deletes it',
  onlyDeep,
  async ({ page }) => {
    test.slow();
    const mark = crypto.randomUUID().slice(0, 8);
    const name = `Aanbieding ${mark}`;
    await enter(page);
    await page.goto(templates);
    await page.getByRole('button', { name: 'Pagina maken met Landingspagina' }).click();
    const dialog = page.getByRole('dialog', { name: 'Nieuwe pagina' });
    await expect(dialog.getByRole('radio', { name: 'Landingspagina' })).toBeChecked();
    await dialog.getByRole('textbox', { name: 'Titel' }).fill(name);
    await dialog.getByRole('button', { name: 'Pagina maken' }).click();
    await expect(page).toHaveURL(/\/paginas\/[^/?]+$/);

    await page.goto(dashboard + dashboardPath('leeg', '/paginas'));
    await chooseForPage(page, name, 'Bewaar als sjabloon');
    const saving = page.getByRole('dialog', { name: `“${name}” bewaren als sjabloon` });
    await expect(saving.getByRole('textbox', { name: 'Naam' })).toHaveValue(name);
    await expectAccessible(page, 'keeping a page as a template');
    await saving.getByRole('button', { name: 'Sjabloon bewaren' }).click();
    await expect(saving).toHaveCount(0);
    await chooseForPage(page, name, 'Bewaar als sjabloon');
    await saving.getByRole('button', { name: 'Sjabloon bewaren' }).click();
    await expect(saving).toContainText('Er is al een sjabloon met deze naam. Kies een andere naam.');
    await saving.getByRole('button', { name: 'Annuleren' }).click();
    await expect(page.getByRole('button', { name: `Acties voor ${name}`, exact: true })).toBeFocused();

    const made = `Uit sjabloon ${mark}`;
    const next = await openNewPage(page);
    await next.title.fill(made);
    await next.dialog.getByRole('radio', { name }).check();
    await next.make();
    await expect(page).toHaveURL(/\/paginas\/[^/?]+$/);
    await expect((await canvasFrame(page)).getByText('Zo makkelijk gaat het')).toBeVisible();

    await page.goto(templates);
    await expect(cardOf(page, name)).toBeVisible();
    await expectAccessible(page, 'the templates of pages');
    await chooseForPage(page, name, 'Vervangen door een pagina');
    const replacing = page.getByRole('dialog', { name: `“${name}” vervangen` });
    await replacing.getByRole('button', { name: 'Sjabloon vervangen' }).click();
    await expect(replacing).toContainText('Kies de pagina waarvan het sjabloon de inhoud krijgt.');
    const label = await replacing.getByRole('option', { name: made }).innerText();
    await replacing.getByRole('combobox', { name: 'Pagina' }).selectOption({ label });
    await expectAccessible(page, 'replacing a template');
    await replacing.getByRole('button', { name: 'Sjabloon vervangen' }).click();
    await expect(page.getByText(`Sjabloon “${name}” is vervangen.`).first()).toBeVisible();
    await chooseForPage(page, name, 'Hernoemen');
    await page.getByRole('textbox', { name: 'Naam' }).fill(`Zomer ${mark}`);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await chooseForPage(page, `Zomer ${mark}`, 'Verwijderen');
    await page.getByRole('dialog').getByRole('button', { name: 'Sjabloon verwijderen' }).click();
    await expect(cardOf(page, `Zomer ${mark}`)).toHaveCount(0);
    await page.goto(dashboard + dashboardPath('leeg', '/paginas'));
    await expect(rowOf(page, made)).toBeVisible();
  },
);

test('an empty page can be made while templates cannot be loaded', onlyDeep, async ({ page }) => {
  await page.route('**/page-templates/list', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', errors: {} } }),
  );
  await enter(page);
  await page.goto(dashboard + dashboardPath('leeg', '/paginas'));
  const { dialog, title, make } = await openNewPage(page);
  await expect(dialog).toContainText('De sjablonen konden niet worden geladen.', { timeout: 20_000 });
  await expectAccessible(page, 'templates that failed to load');
  await title.fill(`Zonder sjabloon ${Date.now()}`);
  await make();
  await expect(page).toHaveURL(/\/paginas\/[^/?]+$/);
});

const ready = ['landing', 'about', 'services', 'contact', 'questions'] as const;
for (const template of ready) {
  test(
    `visitors read the ready page "${template}" without a barrier, also on a phone`,
    onlyDeep,
    async ({ page }) => {
      await enter(page);
      const path = `/${template}-${crypto.randomUUID()}`;
      const made = await ownerCall<{ id: string }>(page, 'pages/create', {
        title: 'Kant-en-klaar',
        path,
        template,
      });
      const draft = { document_kind: 'page', document_id: made.id, revision: 1 };
      await ownerCall(page, 'documents/publish', draft);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page, `${template}, ${width} px`);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      }
    },
  );
}
