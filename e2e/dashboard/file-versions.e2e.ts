import { expect, test, type Page } from '@playwright/test';
import { expectAccessibleAt } from '../support/axe.ts';
import { close, detail, filesOf, open, picturesOf, tile, upload, useOnPage } from '../support/library.ts';
import { dashboard, demoOwner, scriptErrors, signIn } from '../support/owner.ts';
import { makePicturePage } from '../support/parts.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.setTimeout(150_000);

const WIDTHS = [1440, 768, 390];

/** Saves what is said about the file that is open. */
async function save(page: Page, name: string): Promise<void> {
  await detail(page, name).getByRole('button', { name: 'Opslaan' }).click();
  await expect(page.getByText(`De gegevens van ${name} zijn opgeslagen.`).first()).toBeVisible();
}

test(
  'an owner replaces a picture everywhere, puts it back, sets its point and cuts a part out of it',
  onlyDeep,
  async ({ page, browser, baseURL }) => {
    const errors = scriptErrors(page);
    const own = crypto.randomUUID().slice(0, 8);
    const chair = `stoel-${own}.png`;
    await signIn(page, demoOwner, { address: '10.91.8.2' });
    const { id, path } = await makePicturePage(page, `Pagina ${own}`);
    await page.goto(filesOf());
    await upload(page, [chair]);
    await open(page, chair);
    await page.getByLabel('Alternatieve tekst', { exact: true }).fill(`Stoel ${own}`);

    await test.step('sets the point that stays in view, with the keys and as numbers', async () => {
      await detail(page, chair)
        .getByText(/^Belangrijkste punt/)
        .click();
      const point = page.getByRole('slider', { name: `Belangrijkste punt van ${chair}` });
      await point.press('Shift+ArrowRight');
      await point.press('ArrowUp');
      await expect(page.getByLabel('Van links (%)')).toHaveValue('60');
      await expect(page.getByLabel('Van boven (%)')).toHaveValue('49');
      await page.getByLabel('Van links (%)').fill('20');
      await expectAccessibleAt(page, WIDTHS, 'the point of a picture');
      await save(page, chair);
      await close(page);
    });

    await useOnPage(page, id, chair);
    const inherited = `Leeg: dan geldt de alternatieve tekst van het bestand, “Stoel ${own}”.`;
    await expect(page.getByText(inherited)).toBeVisible();
    const { port } = new URL(baseURL ?? '');
    /** The picture as a visitor sees it: its file, its point and its proportion. */
    const shown = async () => {
      const visitor = await browser.newPage();
      await visitor.goto(`http://leeg.localhost:${port}${path}`);
      const image = visitor.getByRole('img', { name: `Stoel ${own}` });
      await expect(image).toBeVisible();
      const seen = await image.evaluate(async (img: HTMLImageElement) => {
        await img.decode();
        const [file = ''] = img.src.split('?');
        return { file, point: img.style.objectPosition, ratio: img.width / img.height };
      });
      await visitor.close();
      return seen;
    };
    const first = await shown();
    expect(first).toMatchObject({ point: '20% 49%' });

    await test.step('replaces it by an upload, which visitors see at once, with the same text', async () => {
      await page.goto(filesOf());
      await open(page, chair);
      await detail(page, chair).getByRole('button', { name: 'Vervang overal' }).click();
      const dialog = page.getByRole('dialog', { name: `${chair} overal vervangen` });
      await expect(dialog.getByText(`Pagina ${own}`)).toBeVisible();
      await expect(dialog.getByRole('button', { name: 'Vervang overal' })).toBeDisabled();
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Upload een bestand' }).click();
      await (await chooser).setFiles(await picturesOf(page, [`bank-${own}.png`]));
      await expect(dialog.getByRole('button', { name: 'Vervang overal' })).toBeEnabled({ timeout: 20_000 });
      await expectAccessibleAt(page, WIDTHS, 'replacing a file');
      await dialog.getByRole('button', { name: 'Vervang overal' }).click();
      await expect(page.getByText(`${chair} is overal vervangen.`).first()).toBeVisible();
      const next = await shown();
      expect(next.file).not.toBe(first.file);
      expect(next.file).toContain('bank-');
      await expectAccessibleAt(page, WIDTHS, 'a file that replaced another one');
    });

    await test.step('puts the previous one back, as it was', async () => {
      await detail(page, chair).getByRole('button', { name: 'Zet het vorige bestand terug' }).click();
      await expect(page.getByText('Het vorige bestand staat overal terug.').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Zet het vorige bestand terug' })).toHaveCount(0);
      expect(await shown()).toEqual(first);
    });

    await test.step('saves a part as a copy, by its measures', async () => {
      await detail(page, chair).getByRole('button', { name: 'Bijsnijden' }).click();
      const dialog = page.getByRole('dialog', { name: `${chair} bijsnijden` });
      await dialog.getByLabel('1:1').check();
      await expect(dialog.getByLabel('Breedte')).toHaveValue('150');
      await dialog.getByLabel('Breedte').fill('100');
      await dialog.getByLabel('Van links').fill('30');
      await dialog.getByLabel('Van links').press('Enter');
      await expect(dialog.getByLabel('Hoogte')).toHaveValue('100');
      await expectAccessibleAt(page, WIDTHS, 'cutting a picture');
      await dialog.getByRole('button', { name: 'Bewaar als kopie' }).click();
      const copy = `stoel-${own} (bijgesneden).png`;
      await expect(detail(page, copy).getByText('100 × 100 pixels')).toBeVisible();
      await close(page);
      await expect(tile(page, chair)).toBeVisible();
      expect(await shown()).toEqual(first);
    });

    await test.step('cuts it everywhere, moved with the keys and dragged', async () => {
      await open(page, chair);
      await detail(page, chair).getByRole('button', { name: 'Bijsnijden' }).click();
      const dialog = page.getByRole('dialog', { name: `${chair} bijsnijden` });
      await dialog.getByLabel('1:1').check();
      const left = dialog.getByLabel('Van links');
      await expect(left).toHaveValue('75');
      await dialog.getByRole('group', { name: 'Stuk van de afbeelding dat blijft' }).press('ArrowRight');
      await expect.poll(async () => Number(await left.inputValue())).toBeGreaterThan(75);
      const corner = await dialog.getByRole('button', { name: 'Hoek linksboven' }).boundingBox();
      if (!corner) throw new Error('no corner');
      await page.mouse.move(corner.x + corner.width / 2, corner.y + corner.height / 2);
      await page.mouse.down();
      await page.mouse.move(corner.x + 40, corner.y + 40, { steps: 4 });
      await page.mouse.up();
      await expect
        .poll(async () => Number(await dialog.getByLabel('Breedte').inputValue()))
        .toBeLessThan(150);
      await dialog.getByRole('button', { name: 'Overal bijsnijden' }).click();
      await expect(page.getByText(`${chair} is overal bijgesneden.`).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Zet het vorige bestand terug' })).toBeVisible();
      const cut = await shown();
      expect(cut.file).not.toBe(first.file);
      expect(cut.ratio).toBeCloseTo(1, 1);
    });

    await test.step('is told when another member deleted the file meanwhile', async () => {
      await detail(page, chair).getByRole('button', { name: 'Bijsnijden' }).click();
      const dialog = page.getByRole('dialog', { name: `${chair} bijsnijden` });
      const keys = [new URL(page.url()).searchParams.get('bestand')];
      const reply = await page.request.post(`${dashboard}/api/services/websites/v1/library/delete`, {
        data: { website_id: 'leeg', project_id: 'leeg', keys, is_confirmed: true },
        headers: { origin: dashboard },
      });
      expect(await reply.json()).toMatchObject({ deleted: 1 });
      await dialog.getByRole('button', { name: 'Overal bijsnijden' }).click();
      await expect(dialog.getByRole('alert')).toContainText(
        'Dit bestand is intussen door iemand anders vervangen of verwijderd.',
      );
      await expectAccessibleAt(page, WIDTHS, 'a picture that was deleted meanwhile');
    });
    expect(errors).toEqual([]);
  },
);
