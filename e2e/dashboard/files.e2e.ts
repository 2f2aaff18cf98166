import { dashboardPath } from '@etalage/api-contract';
import { expect, test } from '@playwright/test';
import { expectAccessible, expectAccessibleAt } from '../support/axe.ts';
import { close, detail, filesOf, open, tile, upload, useOnPage } from '../support/library.ts';
import { demoOwner, expectScreen, scriptErrors, signIn } from '../support/owner.ts';
import { makePicturePage } from '../support/parts.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(120_000);

const WIDTHS = [1440, 768, 390];

test(
  'an owner keeps files in folders, uses one on a page, deletes it after a question and restores it',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const errors = scriptErrors(page);
    const own = crypto.randomUUID().slice(0, 8);
    const chair = `stoel-${own}.png`;
    const table = `tafel-${own}.png`;
    const folder = `Proef ${own}`;
    await signIn(page, demoOwner, { address: '10.91.8.1' });
    const { id, path } = await makePicturePage(page, `Pagina ${own}`);
    await page.goto(filesOf());
    await expectScreen(page, 'Bestanden');
    await upload(page, [chair, table]);
    await expectAccessibleAt(page, WIDTHS, 'the files');

    await test.step('gives one an alternative text, which the filter of missing texts then leaves out', async () => {
      await open(page, chair);
      await page.getByLabel('Alternatieve tekst', { exact: true }).fill(`Rode stoel ${own}`);
      await page.getByRole('button', { name: 'Opslaan' }).click();
      await expect(page.getByText(`De gegevens van ${chair} zijn opgeslagen.`).first()).toBeVisible();
      await expectAccessibleAt(page, WIDTHS, 'a file');
      await close(page);
      await page.getByLabel('Toon').selectOption('Zonder alternatieve tekst');
      await expect(tile(page, table)).toBeVisible();
      await expect(tile(page, chair)).toHaveCount(0);
      await page.getByLabel('Toon').selectOption('Alles');
      await page.getByRole('searchbox').fill(`rode stoel ${own}`);
      await expect(tile(page, table)).toHaveCount(0);
      await expect(tile(page, chair)).toBeVisible();
      await page.getByRole('searchbox').fill(own);
    });

    await test.step('moves both to a new folder', async () => {
      await page.getByRole('button', { name: 'Nieuwe map' }).click();
      await page.getByLabel('Naam van de map').fill(folder);
      await page.getByRole('button', { name: 'Opslaan' }).click();
      await expect(page.getByRole('heading', { name: folder })).toBeVisible();
      await expect(page.getByText('Deze map is leeg')).toBeVisible();
      await page.getByRole('button', { name: 'Alle bestanden', exact: true }).click();
      for (const name of [chair, table]) await page.getByRole('checkbox', { name: `${name} kiezen` }).check();
      await page.getByRole('button', { name: 'Verplaatsen', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: '2 bestanden verplaatsen' });
      await dialog.getByLabel('Map', { exact: true }).selectOption(folder);
      await dialog.getByRole('button', { name: 'Verplaatsen' }).click();
      await page.getByRole('button', { name: `${folder} 2 bestanden` }).click();
      await expect(tile(page, chair)).toBeVisible();
      await expect(tile(page, table)).toBeVisible();
    });

    await useOnPage(page, id, chair, folder);
    const { port } = new URL(baseURL ?? '');
    const shown = async () => {
      // A page behind another one is drawn slowly, so the visitor has a window of their own, and leaves.
      const visitor = await browser.newPage();
      await visitor.goto(`http://leeg.localhost:${port}${path}`);
      const image = visitor.getByRole('img', { name: `Rode stoel ${own}` });
      await expect(image).toBeVisible();
      const width = await image.evaluate((img: HTMLImageElement) =>
        img.decode().then(() => img.naturalWidth),
      );
      await visitor.close();
      return width;
    };
    expect(await shown()).toBe(300);

    await test.step('sees where it is used, and is asked before it is deleted', async () => {
      await page.goto(filesOf(`?map=${encodeURIComponent(folder)}`));
      await open(page, chair);
      const dialog = detail(page, chair);
      await expect(dialog.getByRole('link', { name: `Pagina ${own}` })).toHaveAttribute(
        'href',
        dashboardPath('leeg', `/paginas/${id}`),
      );
      await expect(dialog.getByText('Zichtbaar', { exact: true })).toBeVisible();
      await dialog.getByRole('button', { name: 'Verwijderen' }).click();
      const question = page.getByRole('dialog', { name: 'Nog in gebruik' });
      await expect(question.getByText(`Pagina ${own}`)).toBeVisible();
      await expectAccessible(page, 'the question before a used file is deleted');
      await question.getByRole('button', { name: 'Annuleren' }).click();
      await dialog.getByRole('button', { name: 'Verwijderen' }).click();
      await question.getByRole('button', { name: 'Toch verwijderen' }).click();
      await expect(page.getByText(`${chair} staat in de prullenbak.`).first()).toBeVisible();
      await expect(tile(page, chair)).toHaveCount(0);
      expect(await shown(), 'the page keeps the picture').toBe(300);
    });

    await test.step('restores it from the bin, in its folder', async () => {
      await page.getByRole('button', { name: 'Prullenbak' }).click();
      await expect(tile(page, table)).toHaveCount(0);
      await page.getByRole('button', { name: 'Als lijst' }).click();
      await page.getByRole('checkbox', { name: `${chair} kiezen` }).check();
      await expectAccessibleAt(page, WIDTHS, 'the bin');
      await page.getByRole('button', { name: 'Terugzetten', exact: true }).first().click();
      await expect(page.getByText(`${chair} is teruggezet.`).first()).toBeVisible();
      await page.getByRole('button', { name: `${folder} 2 bestanden` }).click();
      await expect(page.getByRole('table', { name: 'Bestanden' }).getByText(chair)).toBeVisible();
    });
    expect(errors).toEqual([]);
  },
);
