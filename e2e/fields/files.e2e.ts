import { expect } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectApart } from '../support/boxes.ts';
import { storedValues, test } from './catalogue-test.ts';
import { choose, named, pdf, picture, serveFiles, stored } from './file-steps.ts';
import { onlyDeep } from '../support/deep-run.ts';

test('FLD-17 FLD-18 a picture and a document are accepted and shown', async ({ openScenario }) => {
  const page = await openScenario('files');
  await serveFiles(page);
  await choose(page, 'Afbeelding', named('kast.png', await picture(page, 60, 40), 'image/png'));
  await stored(page, 'beeld').toMatch(/-kast\.jpeg$/);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^kast\.jpeg$/ })
      .locator('img'),
  ).toBeVisible();
  await expect(page.getByLabel('Brochure', { exact: true })).toHaveAttribute('accept', /\.pdf(,|$)/);
  await choose(page, 'Brochure', pdf('folder.pdf'));
  await stored(page, 'bestand').toMatch(/-folder\.pdf$/);
  await expect(page.getByRole('listitem').filter({ hasText: /^folder\.pdf$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'folder.pdf verwijderen', exact: true })).toBeVisible();
});

test(
  'UPL-05 UPL-34 UPL-42 UPL-43 a field of one picture has no drop area once it is full',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('files');
    await serveFiles(page);
    const areaOf = (key: string, text: string) =>
      page.locator(`[data-field="${key}"]`).getByText(text, { exact: true });
    const pictureArea = areaOf('beeld', 'Klik of sleep een afbeelding hierheen');
    await expect(pictureArea).toBeVisible();
    await expect(areaOf('bestand', 'Klik of sleep een bestand hierheen')).toBeVisible();
    await choose(page, 'Afbeelding', named('a.png', await picture(page, 20, 20), 'image/png'));
    await stored(page, 'beeld').toMatch(/-a\.jpeg$/);
    await expect(pictureArea).toBeHidden();
    await page.getByRole('button', { name: /a\.jpeg verwijderen$/ }).click();
    await page.getByRole('button', { name: 'Alleen hier verwijderen' }).click();
    await expect(pictureArea).toBeVisible();
  },
);

test('UPL-38 UPL-39 removing here only, or cancelling, calls nothing', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('upload-rules');
  const { calls } = await serveFiles(page);
  await page.getByRole('button', { name: 'a.pdf verwijderen' }).click();
  await page.getByRole('button', { name: 'Annuleren' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'a.pdf verwijderen' })).toBeVisible();
  await page.getByRole('button', { name: 'a.pdf verwijderen' }).click();
  await page.getByRole('button', { name: 'Alleen hier verwijderen' }).click();
  await stored(page, 'gevuld').toBe('/media/proef/assets/b.pdf|https://x.test/c.pdf');
  expect(calls).toEqual([]);
});

test(
  'UPL-40 a file leaves the field also when the server cannot delete it',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('upload-rules');
    await serveFiles(page);
    await page.route('**/files/delete', (route) =>
      route.fulfill({ status: 500, json: { code: 'internal', errors: { general: ['Dat lukt nu niet'] } } }),
    );
    await page.getByRole('button', { name: 'a.pdf verwijderen' }).click();
    await page.getByRole('button', { name: 'Volledig verwijderen' }).click();
    await stored(page, 'gevuld').toBe('/media/proef/assets/b.pdf|https://x.test/c.pdf');
    await expect(page.getByRole('status').filter({ hasText: 'Dat lukt nu niet' })).toBeVisible();
  },
);

test('UPL-41 files are moved up and down', onlyDeep, async ({ openScenario }) => {
  const page = await openScenario('upload-rules');
  await page.getByRole('button', { name: 'c.pdf omhoog verplaatsen' }).click();
  await stored(page, 'gevuld').toBe(
    '/media/proef/assets/a.pdf|https://x.test/c.pdf|/media/proef/assets/b.pdf',
  );
  await page.getByRole('button', { name: 'a.pdf omlaag verplaatsen' }).click();
  await stored(page, 'gevuld').toBe(
    'https://x.test/c.pdf|/media/proef/assets/a.pdf|/media/proef/assets/b.pdf',
  );
});

for (const width of [390, 1440]) {
  test(
    `a caption has room beside a picture and its buttons at ${width} px`,
    onlyDeep,
    async ({ openScenario, page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openScenario('captions');
      const caption = page.getByRole('textbox', { name: 'Bijschrift van b.jpeg' });
      await caption.fill('De tafel bij het raam');
      await expect.poll(() => caption.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
      await expectApart(caption, page.getByRole('button', { name: 'b.jpeg openen' }));
      await expectAccessible(page, `captions at ${width} px`);
      expect(JSON.stringify(await storedValues(page))).toContain('"custom":"De tafel bij het raam"');
    },
  );
}
