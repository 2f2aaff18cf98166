import { expect } from '@playwright/test';
import { storedValues, test } from './catalogue-test.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { untilDragHears } from '../support/designer.ts';

test(
  'FLD-41 FLD-42 one item is open at a time; with closeOnSelfClick several',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('accordion');
    const one = page.locator('#een');
    await one.getByRole('button', { name: 'Deel 1' }).click();
    await one.getByRole('button', { name: 'Deel 2' }).click();
    await expect(one.getByLabel('Veld 2')).toBeVisible();
    await expect(one.getByLabel('Veld 1')).toBeHidden();
    const more = page.locator('#meer');
    await more.getByRole('button', { name: 'Deel 1' }).click();
    await more.getByRole('button', { name: 'Deel 2' }).click();
    await expect(more.getByLabel('Veld 1')).toBeVisible();
    await expect(more.getByLabel('Veld 2')).toBeVisible();
    await more.getByRole('button', { name: 'Deel 1' }).click();
    await expect(more.getByLabel('Veld 1')).toBeHidden();
  },
);

test(
  'STEP-03 STEP-13 the bar is above, from 1190 px beside, or absent',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('steps-top');
    const bar = page.getByRole('list', { name: 'Stappen' });
    const heading = page.getByRole('heading', { level: 3 });
    const boxes = async () => [(await bar.boundingBox())!, (await heading.boundingBox())!] as const;
    const [above, title] = await boxes();
    expect(above.y + above.height).toBeLessThanOrEqual(title.y);
    await openScenario('steps-left');
    const widths: number[] = [];
    for (const width of [1190, 1340]) {
      await page.setViewportSize({ width, height: 900 });
      const [beside, text] = await boxes();
      expect(beside.x + beside.width).toBeLessThanOrEqual(text.x);
      widths.push(beside.width);
    }
    expect(widths[0]).toBeLessThan(widths[1]!);
    await page.setViewportSize({ width: 1189, height: 900 });
    const [narrow, under] = await boxes();
    expect(narrow.y + narrow.height).toBeLessThanOrEqual(under.y);
    await openScenario('steps-hide');
    await expect(bar).toHaveCount(0);
  },
);

test(
  'STEP-06 STEP-08 only completed steps can be pressed, and moving brings the stepper into view',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('steps-top');
    const bar = page.getByRole('list', { name: 'Stappen' });
    await page.getByRole('button', { name: 'Volgende' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.getByRole('button', { name: 'Volgende' }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('Adres');
    await expect(page.locator('#stappen')).toBeInViewport();
    await bar.getByText('Klaar').click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('Adres');
    await bar.getByRole('button', { name: /Gegevens/ }).click();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText('Gegevens');
  },
);

test(
  'FLEX-03 FLEX-09 Toevoegen adds an item, opened immediately if the list is set to do so',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('lists');
    const add = page.getByRole('button', { name: 'Toevoegen' });
    await add.nth(0).click();
    await expect.poll(async () => (await storedValues(page))['gewoon']).toHaveLength(4);
    await expect(page.getByLabel('Titel')).toHaveCount(0);
    await add.nth(1).click();
    await expect(page.getByLabel('Titel')).toBeVisible();
  },
);

test(
  'FLEX-06 FLEX-11 a fixed list has no handle; only a clickable row opens on a press',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('lists');
    const list = (name: string) => page.getByRole('list', { name: `Lijst ${name}` });
    await expect(list('gewoon').getByRole('button', { name: /verslepen/ })).toHaveCount(3);
    await expect(list('vast').getByRole('button', { name: /verslepen/ })).toHaveCount(0);
    await list('gewoon').getByText('Twee').click();
    await expect(page.getByLabel('Titel')).toHaveCount(0);
    await list('klikbaar').getByText('Twee').click();
    await expect(page.getByLabel('Titel')).toHaveValue('Twee');
  },
);

test(
  'FLEX-17 the fields of an item have more room from 1190 px, and again from 1340 px',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('lists');
    const list = page.getByRole('list', { name: 'Lijst klikbaar' });
    await list.getByText('Twee').click();
    const body = list.locator('li > div:last-child').filter({ has: page.getByLabel('Titel') });
    const paddings: string[] = [];
    for (const width of [1189, 1190, 1339, 1340]) {
      await page.setViewportSize({ width, height: 900 });
      paddings.push(await body.evaluate((element) => getComputedStyle(element).paddingTop));
    }
    expect(paddings).toEqual(['12px', '16px', '16px', '20px']);
  },
);

test(
  'FLEX-15 FLEX-16 removing asks first: Annuleren keeps, Verwijderen removes',
  onlyDeep,
  async ({ openScenario }) => {
    const page = await openScenario('lists');
    const remove = page.getByRole('button', { name: 'Twee verwijderen' }).first();
    const question = page.getByRole('alertdialog', {
      name: 'Weet je zeker dat je dit item wilt verwijderen?',
    });
    await remove.click();
    await question.getByRole('button', { name: 'Annuleren' }).click();
    expect((await storedValues(page))['gewoon']).toHaveLength(3);
    await remove.click();
    await question.getByRole('button', { name: 'Verwijderen' }).click();
    await expect.poll(async () => (await storedValues(page))['gewoon']).toHaveLength(2);
  },
);

test('items are dragged by mouse and by keyboard', async ({ openScenario }) => {
  const page = await openScenario('lists');
  const order = async () =>
    ((await storedValues(page))['gewoon'] as { attributes: { titel: string } }[]).map(
      (item) => item.attributes.titel,
    );
  const handle = (name: string) =>
    page.getByRole('list', { name: 'Lijst gewoon' }).getByRole('button', { name: `${name} verslepen` });
  await handle('Een').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Een staat nu op plaats 1 van 3.')).toBeAttached();
  await untilDragHears(page);
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Een staat nu op plaats 2 van 3.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect.poll(order).toEqual(['Twee', 'Een', 'Drie']);
  const from = (await handle('Drie').boundingBox())!;
  const to = (await handle('Twee').boundingBox())!;
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  // A long press becomes a drag, and only then the row moves.
  await expect(page.locator('[data-dragging="true"]')).toHaveCount(1);
  await page.mouse.move(to.x + 10, to.y + 4, { steps: 5 });
  await page.mouse.move(to.x + 10, to.y + 2);
  await expect(page.getByText('Drie staat nu op plaats 1 van 3.')).toBeAttached();
  await page.mouse.up();
  await expect.poll(order).toEqual(['Drie', 'Twee', 'Een']);
});
