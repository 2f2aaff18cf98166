import { expect, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { canvasFrame, expectSaved, openOwnPage, pointOn, textSection } from '../support/designer.ts';
import { addFrom, openPanel, picker } from '../support/picker.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(120_000);

test(
  'BLK-03 BLK-56 BLK-63 an owner adds an accordion, conditional content and columns, and visitors get them',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const own = await openOwnPage(page, 'Blokken', textSection('sectie', '<h1>Onze blokken</h1>'));
    const frame = await canvasFrame(page);
    await openPanel(page, 'Lagen');
    await page
      .getByRole('treeitem', { name: /Onze blokken/ })
      .first()
      .click();
    await openPanel(page, 'Toevoegen');
    await picker(page).getByRole('button', { name: 'Blokken', exact: true }).click();

    const accordion = await addFrom(page, 'Inhoud', 'Uitklapbare tekst');
    const answer = accordion.getByText('Wat op voorraad is');
    await expect(answer).toBeVisible();
    const title = await pointOn(page, accordion.getByText('Hoe lang duurt de levering?'));
    await page.mouse.click(title.x, title.y);
    await expect(page.getByLabel('Open als de pagina opent')).toBeVisible();
    await expect(answer).toBeVisible();

    const conditional = await addFrom(page, 'Inhoud', 'Wisselende inhoud');
    await expect(conditional.locator('[data-hash]')).toHaveCount(2);
    const second = await pointOn(page, conditional.getByText('Afspraak is afspraak'));
    await page.mouse.move(second.x, second.y);
    await page.getByRole('button', { name: 'Item 2 kiezen' }).click();
    await page.getByLabel('Naam in het adres', { exact: true }).fill('prijzen');
    await expect(conditional.locator('[data-hash="prijzen"]')).toHaveCount(1);
    await page.getByLabel('Tonen zonder naam in het adres').check();

    const columns = await addFrom(page, 'Kolommen', 'Kolommen');
    const split = page.getByLabel('Verdeling');
    const values = await split
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    expect(values).toEqual(['1', '2', '3', '4', '41', '42', '5', '6', '7', '8', '9', '10', '11', '12']);
    const counts = [1, 2, 3, 4, 5, 6, 2, 2, 2, 2, 2, 2, 2, 2];
    for (const [at, value] of values.entries()) {
      await split.selectOption(value);
      await expect(columns.locator('[data-item]')).toHaveCount(counts[at] ?? 0);
    }
    await expectSaved(page);
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.getByText('De pagina staat online.').first()).toBeVisible();
    await expect(frame.getByText('Persoonlijk advies')).toBeVisible();

    const visitor = await browser.newPage();
    await visitor.goto(new URL(own.path, baseURL).href);
    await expect(visitor.getByText('Wat op voorraad is')).toBeHidden();
    await visitor.getByText('Hoe lang duurt de levering?').click();
    await expect(visitor.getByText('Wat op voorraad is')).toBeVisible();
    await expect(visitor.getByText('Persoonlijk advies')).toBeVisible();
    await visitor.goto(new URL(`${own.path}#prijzen`, baseURL).href);
    await expect(visitor.getByText('Persoonlijk advies')).toBeHidden();
    await expect(visitor.getByText('Afspraak is afspraak')).toBeVisible();
    await expectAccessible(visitor, 'foldable blocks');
    await visitor.close();
  },
);

test(
  'BLK-57 a slider that is inserted with two slides shows visitors a carousel',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const own = await openOwnPage(page, 'Slider', textSection('sectie', '<h1>Onze verhalen</h1>'));
    await openPanel(page, 'Lagen');
    await page
      .getByRole('treeitem', { name: /Onze verhalen/ })
      .first()
      .click();
    await openPanel(page, 'Toevoegen');
    await picker(page).getByRole('button', { name: 'Blokken', exact: true }).click();
    const slider = await addFrom(page, 'Inhoud', 'Slider');
    await expect(slider.locator('[data-slide]')).toHaveCount(3);
    const last = await pointOn(page, slider.locator('[data-slide]').nth(2).locator('p').first());
    await page.mouse.move(last.x, last.y);
    await page.getByRole('button', { name: 'Item 3 kiezen' }).click();
    await page.getByRole('button', { name: 'Item 3 verwijderen' }).click();
    await expect(slider.locator('[data-slide]')).toHaveCount(2);
    await expectSaved(page);
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.getByText('De pagina staat online.').first()).toBeVisible();

    const visitor = await browser.newPage();
    await visitor.goto(new URL(own.path, baseURL).href);
    await expect(visitor.getByRole('group', { name: 'Kies een dia' }).getByRole('button')).toHaveCount(2);
    await visitor.getByRole('button', { name: 'Volgende dia' }).click();
    await expect(visitor.getByRole('button', { name: 'Dia 2 van 2' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await visitor.close();
  },
);
