import type { Page } from '@playwright/test';
import { answerSubmissions, messagesOf, question, showForm } from '../support/shown-form.ts';
import { answerUploads, pdf, type MadeUpFile } from '../support/visitor-uploads.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

const fileQuestion = question('bijlage', { type: 'file' });
const choose = async (page: Page, ...files: MadeUpFile[]) =>
  page.getByLabel('bijlage', { exact: true }).setInputFiles(files);
const rows = (page: Page) => page.getByRole('list', { name: 'Toegevoegde bestanden' }).getByRole('listitem');
const rowOf = (page: Page, name: string) => rows(page).filter({ hasText: name });
const press = (page: Page, action: string, name: string) =>
  page.getByRole('button', { name: `${action}: ${name}` }).click();
const storedPaths = (page: Page) =>
  page
    .locator('input[name="kept.bijlage"]')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
const send = (page: Page) => page.getByRole('button', { name: 'Versturen' }).click();
const thanks = (page: Page) => page.getByRole('status').filter({ hasText: 'Dank' });

test('UPL-01 API-29 a file is uploaded as soon as it is chosen: one signed address, then one PUT of its bytes', async ({
  page,
}) => {
  await showForm(page, [fileQuestion]);
  const { log, requests } = await answerUploads(page);
  await choose(page, pdf('a.pdf'));
  await expect(rowOf(page, 'a.pdf').getByRole('button', { name: 'Verwijderen: a.pdf' })).toBeVisible();
  expect(log).toEqual(['sign', 'put', 'put done']);
  const [signed, put] = requests;
  expect(signed?.postDataJSON()).toMatchObject({
    website_id: 'atelier-noord',
    form_id: 'f1',
    contentType: 'application/pdf',
    isPrivate: true,
    filePath: expect.stringMatching(/^assets\/forms\/\d{13}-[a-z0-9]{10}-a\.pdf$/),
  });
  expect(put?.method()).toBe('PUT');
  expect(put?.url()).toContain(signed?.postDataJSON().filePath);
  expect(put?.postDataBuffer()?.toString()).toBe('%PDF-1.4 a.pdf');
});

test(
  'UPL-04 UPL-05 UPL-30 files are uploaded one at a time, at most 20, and then none can be added',
  onlyDeep,
  async ({ page }) => {
    await showForm(page, [fileQuestion]);
    const { log } = await answerUploads(page);
    const names = Array.from({ length: 21 }, (_, index) => `b${index}.pdf`);
    await choose(page, ...names.map(pdf));
    await expect.poll(() => storedPaths(page)).toHaveLength(20);
    await expect(
      page.getByText('Hier passen hoogstens 20 bestanden. Eén bestand is niet toegevoegd.'),
    ).toBeVisible();
    expect(log.join()).toBe(Array.from({ length: 20 }, () => 'sign,put,put done').join());
    await expect(page.getByLabel('bijlage', { exact: true })).toBeHidden();
    await press(page, 'Verwijderen', 'b3.pdf');
    await page.getByRole('button', { name: 'Volledig verwijderen' }).click();
    await expect(page.getByLabel('bijlage', { exact: true })).toBeVisible();
  },
);

test('UPL-03 removing a file asks first, with two choices', onlyDeep, async ({ page }) => {
  await showForm(page, [fileQuestion]);
  const { log, requests } = await answerUploads(page);
  await choose(page, pdf('a.pdf'));
  const dialog = page.getByRole('dialog', { name: 'Dit bestand verwijderen?' });
  for (const keep of [
    () => dialog.getByRole('button', { name: 'Annuleren' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await press(page, 'Verwijderen', 'a.pdf');
    await expect(dialog.getByRole('button')).toHaveText(['Volledig verwijderen', 'Annuleren']);
    await expect(dialog).toContainText('a.pdf');
    await keep();
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, 'a.pdf')).toBeVisible();
    expect(log).not.toContain('delete');
  }
  const [path] = await storedPaths(page);
  await press(page, 'Verwijderen', 'a.pdf');
  await dialog.getByRole('button', { name: 'Volledig verwijderen' }).click();
  await expect(rows(page)).toHaveCount(0);
  expect(log.filter((word) => word === 'delete')).toHaveLength(1);
  expect(requests.at(-1)?.postDataJSON()).toMatchObject({ filePath: path, form_id: 'f1' });
  expect(await storedPaths(page)).toEqual([]);
});

test(
  'API-36 (partly) UPL-09 a file that cannot be removed now stays, and each message is a toast',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^500 .*visitor-delete/);
    await showForm(page, [fileQuestion]);
    const errors = { general: ['Dat lukt nu niet', 'Probeer het later'] };
    await answerUploads(page, { remove: () => ({ status: 500, json: { code: 'internal', errors } }) });
    await choose(page, pdf('a.pdf'));
    await press(page, 'Verwijderen', 'a.pdf');
    await page.getByRole('button', { name: 'Volledig verwijderen' }).click();
    await expect(page.locator('[data-toast]')).toHaveText([/Dat lukt nu niet/, /Probeer het later/]);
    await expect(rowOf(page, 'a.pdf')).toBeVisible();
    expect(await storedPaths(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Melding sluiten' }).first().click();
    await expect(page.locator('[data-toast]')).toHaveText([/Probeer het later/]);
  },
);

test(
  'uploaded files are kept when the form is refused and when the page is reloaded, and are sent once',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^422 .*forms\/submit/);
    await showForm(page, [question('naam'), fileQuestion]);
    await answerUploads(page);
    const sent = await answerSubmissions(
      page,
      { errors: { naam: ['Vul dit veld in.'] } },
      { message: 'Dank' },
    );
    await choose(page, pdf('a.pdf'), pdf('b.pdf'));
    await expect.poll(() => storedPaths(page)).toHaveLength(2);
    const paths = await storedPaths(page);
    await send(page);
    await expect(messagesOf(page, 'naam')).toHaveText(['Vul dit veld in.']);
    expect(await storedPaths(page)).toEqual(paths);
    await page.reload();
    await expect(rows(page)).toHaveText([/a\.pdf/, /b\.pdf/]);
    expect(await storedPaths(page)).toEqual(paths);
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(sent.at(-1)?.postDataJSON().fields.bijlage).toBe(paths.join('|'));
    await expect(rows(page)).toHaveCount(0);
    await page.reload();
    await expect(page.locator('[data-alive]')).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  },
);

test(
  'an upload can be cancelled; the form waits for the others and is sent once',
  onlyDeep,
  async ({ page }) => {
    await showForm(page, [fileQuestion]);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await answerUploads(page, { put: async () => void (await arrived) });
    const sent = await answerSubmissions(page, { message: 'Dank' });
    await choose(page, pdf('a.pdf'), pdf('b.pdf'));
    await expect(rowOf(page, 'a.pdf').getByRole('progressbar')).toBeVisible();
    await press(page, 'Annuleren', 'b.pdf');
    await expect(rows(page)).toHaveCount(1);
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: 'zodra de bestanden er zijn' })).toBeAttached();
    expect(sent).toHaveLength(0);
    arrive();
    await expect(thanks(page)).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.postDataJSON().fields.bijlage).toMatch(/-a\.pdf$/);
  },
);

test(
  'a failed upload blocks the form until it is retried or cancelled',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^422 .*signature/);
    await showForm(page, [fileQuestion]);
    const errors = { file: ['De opslag is vol.'] };
    await answerUploads(page, {
      put: async (at) => (at === 1 ? { status: 422, json: { code: 'upload_not_now', errors } } : undefined),
    });
    const sent = await answerSubmissions(page, { message: 'Dank' });
    await choose(page, pdf('a.pdf'));
    await expect(rowOf(page, 'a.pdf')).toContainText('De opslag is vol.');
    await send(page);
    await expect(
      page.getByRole('alert').filter({ hasText: 'Nog niet alle bestanden zijn verstuurd' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Opnieuw proberen: a.pdf' })).toBeFocused();
    expect(sent).toHaveLength(0);
    await press(page, 'Opnieuw proberen', 'a.pdf');
    await expect.poll(() => storedPaths(page)).toHaveLength(1);
    await send(page);
    await expect(thanks(page)).toBeVisible();
  },
);

test(
  'a file that the server refuses for good cannot be retried, and the form that waits for it says so',
  onlyDeep,
  async ({ page, problems }) => {
    problems.allow(/^422 .*signature/);
    await showForm(page, [fileQuestion]);
    let refuse = () => undefined as void;
    const judged = new Promise<void>((resolve) => (refuse = resolve));
    const errors = { file: ['Geen PDF.'] };
    await answerUploads(page, {
      put: async () => {
        await judged;
        return { status: 422, json: { code: 'upload_refused', errors } };
      },
    });
    const sent = await answerSubmissions(page, { message: 'Dank' });
    await choose(page, pdf('a.pdf'));
    await send(page);
    await expect(page.getByRole('status').filter({ hasText: 'zodra de bestanden er zijn' })).toBeAttached();
    refuse();
    await expect(rowOf(page, 'a.pdf')).toContainText('Geen PDF.');
    await expect(rowOf(page, 'a.pdf').getByRole('button')).toHaveText(['Sluiten']);
    await expect(page.getByRole('button', { name: 'Sluiten: a.pdf' })).toBeFocused();
    expect(sent).toHaveLength(0);
    await press(page, 'Sluiten', 'a.pdf');
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(sent).toHaveLength(1);
  },
);

test(
  'a photo is made smaller before its upload, within the content security policy of the page',
  onlyDeep,
  async ({ page }) => {
    await showForm(page, [fileQuestion]);
    const { requests } = await answerUploads(page);
    const photo = await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 3000, height: 1500 });
      canvas.getContext('2d')?.fillRect(0, 0, 1500, 1500);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    });
    const buffer = Buffer.from(photo, 'base64');
    await choose(page, { name: 'Woonkamer.png', mimeType: 'image/png', buffer });
    await expect.poll(() => storedPaths(page)).toEqual([expect.stringMatching(/-woonkamer\.jpeg$/)]);
    const put = requests.find((request) => request.method() === 'PUT');
    expect(put?.headers()['content-type']).toBe('image/jpeg');
    const size = await page.evaluate(
      async (data) => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
        return [width, height];
      },
      put?.postDataBuffer()?.toString('base64') ?? '',
    );
    expect(size).toEqual([1440, 720]);
  },
);

test(
  'a picture that cannot be opened gives an error, and nothing of it is sent',
  onlyDeep,
  async ({ page }) => {
    await showForm(page, [fileQuestion]);
    const { log } = await answerUploads(page);
    await choose(page, { name: 'kapot.png', mimeType: 'image/png', buffer: Buffer.from('geen PNG') });
    const reason = 'Deze afbeelding is beschadigd of te groot om te openen. Kies een andere.';
    await expect(rowOf(page, 'kapot.png')).toContainText(reason);
    expect(log).not.toContain('put');
    expect(await storedPaths(page)).toEqual([]);
  },
);

test('a kind of file that is not accepted is refused before anything is sent', onlyDeep, async ({ page }) => {
  await showForm(page, [fileQuestion]);
  const { log } = await answerUploads(page);
  await choose(page, { name: 'virus.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') });
  await expect(rowOf(page, 'virus.exe')).toContainText('Dit soort bestand kunnen we niet aannemen.');
  expect(log).toEqual([]);
  await press(page, 'Sluiten', 'virus.exe');
  await expect(rows(page)).toHaveCount(0);
});
