import type { Page } from '@playwright/test';
import { panelOf } from '../support/shop.ts';
import { picture, show } from '../support/shown-page.ts';
import { optionWith, productPage, type Product } from '../support/shown-shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const addButton = (page: Page) => panelOf(page).getByRole('button', { name: 'In winkelwagen' });
const askText = (page: Page) => panelOf(page).getByText('Vraag ons naar dit product.');
const off: Partial<Product> = { enable_checkout: '0', enable_quote: '0', enable_form: '0' };

test('PROD-04 the price of a product is shown with VAT', onlyDeep, async ({ page }) => {
  await show(page, productPage({ price: { incl_tax: 121, excl_tax: 100 }, show_price_tax_included: '1' }));
  await expect(panelOf(page).getByText('€ 121,00', { exact: true })).toBeVisible();
  await expect(panelOf(page).getByText('€ 100,00')).toHaveCount(0);
});

test('PROD-04 the price is shown without VAT when the shop is configured so', onlyDeep, async ({ page }) => {
  await show(page, productPage({ price: { incl_tax: 121, excl_tax: 100 }, show_price_tax_included: '0' }));
  await expect(panelOf(page).getByText('€ 100,00', { exact: true })).toBeVisible();
});

test('a product that can only be asked about shows only that', onlyDeep, async ({ page }) => {
  await show(page, productPage({ ...off, enable_form: '1', form_id: 'f1' }));
  await expect(askText(page)).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
  await expect(panelOf(page).getByLabel('Informatie aanvragen')).toHaveCount(0);
  await expect(panelOf(page).getByRole('button', { name: 'Aantal verhogen' })).toHaveCount(0);
});

test('the cart panel is shown first; it and the form replace each other', onlyDeep, async ({ page }) => {
  await show(page, productPage({ enable_form: '1', form_id: 'f1' }));
  const toggle = panelOf(page).getByLabel('Informatie aanvragen');
  await expect(addButton(page)).toBeVisible();
  await expect(askText(page)).toBeHidden();
  await toggle.check();
  await expect(askText(page)).toBeVisible();
  await expect(addButton(page)).toBeHidden();
  await toggle.uncheck();
  await expect(addButton(page)).toBeVisible();
  await expect(askText(page)).toBeHidden();
});

test(
  'PROD-25 a product with everything off shows its price and asks to get in touch',
  onlyDeep,
  async ({ page }) => {
    await show(page, productPage(off));
    await expect(panelOf(page).getByText('Neem contact met ons op voor dit product.')).toBeVisible();
    await expect(panelOf(page).getByText('€ 121,00', { exact: true })).toBeVisible();
    await expect(panelOf(page).getByRole('button')).toHaveCount(0);
    await expect(panelOf(page).getByRole('link', { name: 'hallo@proefwinkel.nl' })).toBeVisible();
  },
);

test('PROD-25 the add button and the toggle have the decided texts', onlyDeep, async ({ page }) => {
  await show(page, productPage({ enable_quote: '1' }));
  const choice = panelOf(page).getByRole('group', { name: 'Direct bestellen of een offerte aanvragen' });
  await expect(choice.getByRole('radio', { name: 'Direct bestellen' })).toBeChecked();
  await expect(addButton(page)).toBeVisible();
  await choice.getByText('Offerte', { exact: true }).click();
  await expect(panelOf(page).getByRole('button', { name: 'Offerte aanvragen' })).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
});

test(
  'PROD-26 PROD-27 a partner product has a button "BEKIJKEN" to the partner',
  onlyDeep,
  async ({ page }) => {
    await show(
      page,
      productPage({ ...off, enable_affiliate: '1', affiliate_link: 'https://partner.example/x' }),
    );
    const button = panelOf(page).getByRole('link', { name: 'BEKIJKEN' });
    await expect(button).toHaveAttribute('href', 'https://partner.example/x');
    await expect(button).toHaveAttribute('target', '_blank');
    await page.unrouteAll();
    await show(page, productPage({ enable_affiliate: '0', affiliate_link: 'https://partner.example/x' }));
    await expect(panelOf(page).getByRole('link', { name: 'BEKIJKEN' })).toHaveCount(0);
  },
);

test('PROD-32 each option has the input of its kind, under its title', onlyDeep, async ({ page }) => {
  const choice = (title: string) => ({ title, price: { incl_tax: 0, excl_tax: 0 } });
  await show(
    page,
    productPage({
      options: [
        optionWith('text', 'Tekst'),
        optionWith('number', 'Getal'),
        optionWith('textarea', 'Verhaal'),
        optionWith('select', 'Keuze', { options: [choice('Rood'), choice('Blauw')] }),
        optionWith('checkbox', 'Vinkje', { options: [choice('')] }),
      ],
    }),
  );
  const panel = panelOf(page);
  await expect(panel.getByRole('textbox', { name: /^Tekst/ })).toHaveAttribute('type', 'text');
  await expect(panel.getByRole('textbox', { name: /^Getal/ })).toHaveAttribute('inputmode', 'decimal');
  expect(await panel.getByLabel(/^Verhaal/).evaluate((element) => element.tagName)).toBe('TEXTAREA');
  const list = panel.getByRole('combobox', { name: /^Keuze/ });
  expect((await list.getByRole('option').allTextContents()).slice(-2)).toEqual(['Rood', 'Blauw']);
  await list.selectOption('Blauw');
  await panel.getByRole('checkbox', { name: 'Vinkje' }).check();
});

const layoutProduct = {
  main_image: `${picture('stoel-sluis-1')}|${picture('zitbank-dijk-1')}`,
  sale_price: { incl_tax: 96.8, excl_tax: 80 },
  intro_description: '<p>De inleiding</p>',
  short_description: '<p>Het korte</p>',
  description: '<p>Het lange</p>',
  extra_description: '<p>Extra links</p>',
  extra_description_right: '<p>Extra rechts</p>',
};
const layoutPage = (layout: Product['layout']) => productPage({ ...layoutProduct, layout });

for (const layout of ['default', 'wide', 'compact'] as const) {
  test(
    `PROD-59 layout ${layout} puts pictures, panel and texts at their places`,
    onlyDeep,
    async ({ page }) => {
      await show(page, layoutPage(layout));
      const main = page.getByRole('main');
      const box = async (text: string) => (await main.getByText(text).boundingBox())!;
      const gallery = (await main.getByRole('group', { name: "Foto's van het product" }).boundingBox())!;
      const title = (await main.getByRole('heading', { level: 1 }).boundingBox())!;
      const panel = (await panelOf(page).boundingBox())!;
      const intro = await box('De inleiding');
      const short = await box('Het korte');
      const long = await box('Het lange');
      const left = await box('Extra links');
      const right = await box('Extra rechts');

      expect(intro.y).toBeGreaterThanOrEqual(title.y + title.height);
      expect(Math.abs(intro.x - title.x)).toBeLessThanOrEqual(1);
      if (layout === 'wide') expect(gallery.y + gallery.height).toBeLessThanOrEqual(panel.y);
      else {
        expect(gallery.x + gallery.width).toBeLessThanOrEqual(panel.x);
        expect(gallery.x + gallery.width).toBeLessThanOrEqual(short.x);
      }
      const strip = main.getByRole('link', { name: 'Toon foto 2' });
      await expect(strip).toHaveCount(layout === 'compact' ? 0 : 1);
      // Under the pictures, or under the title below them; with few pictures under everything.
      const above = {
        default: gallery.y + gallery.height,
        wide: Math.max(gallery.y + gallery.height, intro.y + intro.height),
        compact: Math.max(gallery.y + gallery.height, panel.y + panel.height, short.y + short.height),
      }[layout];
      expect(long.y).toBeGreaterThanOrEqual(above);
      if (layout !== 'compact') expect(right.x + right.width).toBeLessThanOrEqual(panel.x);
      expect(left.y).toBeGreaterThanOrEqual(long.y + long.height);
      expect(left.y).toBeCloseTo(right.y, 0);
      expect(left.x + left.width).toBeLessThanOrEqual(right.x);
    },
  );
}

test('PROD-59 the panel stays visible beside the long texts of a product', onlyDeep, async ({ page }) => {
  const long = '<p>Een lang verhaal over hout.</p>'.repeat(60);
  await show(page, productPage({ ...layoutProduct, description: long }));
  await page.mouse.wheel(0, 1_200);
  await expect(page.getByRole('group', { name: "Foto's van het product" })).not.toBeInViewport();
  await expect(panelOf(page).getByRole('button', { name: 'In winkelwagen' })).toBeInViewport();
});

test('PROD-59 a sale price follows its struck-through old price, with text for screen readers', async ({
  page,
}) => {
  await show(page, layoutPage('default'));
  const price = panelOf(page).locator('[data-price]');
  await expect(price).toHaveText(/van\s€\s121,00\svoor\s€\s96,80/);
  await expect(price.getByText('€ 121,00')).toHaveCSS('text-decoration-line', 'line-through');
});
