import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import {
  canvasFrame,
  expectSaved,
  fillDocument,
  keyOf,
  makeOwnPage,
  openDesigner,
  ownerCall,
  signInAsOwner,
  textSection,
  type OwnPage,
} from '../support/designer.ts';
import { picture } from '../support/shown-page.ts';
import { onlyDeep } from '../support/deep-run.ts';

const picturePath = picture('stoel-sluis-1');

/** A value of an element's style, as the browser uses it. */
const shown = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);

async function publish(page: Page, own: OwnPage): Promise<void> {
  const { revision } = await ownerCall<{ revision: number }>(page, 'documents/open', keyOf(own));
  await ownerCall(page, 'documents/publish', { ...keyOf(own), revision });
}

/** The page of a visitor at both widths of the requirements. */
async function visitorOf(browser: Browser, own: OwnPage) {
  const visitor = await browser.newPage();
  await visitor.goto(test.info().project.use.baseURL + own.path);
  const at = (width: number) => visitor.setViewportSize({ width, height: 900 });
  return { visitor, at };
}

/** A section with style settings, named by a class. */
function styled(name: string, data: Record<string, string>) {
  const [section, text] = textSection(name, `<p>Tekst ${name}</p><p>Meer</p>`);
  return [{ ...section!, data: { active_advanced: '1', div_class: name, ...data } }, text!];
}

test('STY-04 STY-06 STY-09 STY-11 STY-15 a phone has its own values beside those of a computer', async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  const own = await makeOwnPage(page, 'Waarden');
  const spaces = (name: string, first: number) =>
    Object.fromEntries(
      ['top', 'right', 'bottom', 'left'].flatMap((side, index) => [
        [`${name}_${side}`, String(first + index)],
        [`mobile_${name}_${side}`, String(first + index + 5)],
      ]),
    );
  await fillDocument(page, keyOf(own), [
    styled('raster', { flex_grids: '3', mobile_flex_grids: '2' }),
    styled('hoogte', { content_height: '64', mobile_content_height: '40' }),
    styled('minst', { section_min_height: '80', section_min_height_mobile: '48' }),
    styled('ruimte', { ...spaces('padding', 1), ...spaces('margin', 2) }),
  ]);
  await publish(page, own);
  const { visitor, at } = await visitorOf(browser, own);
  const content = (name: string) => visitor.locator(`.${name} > div`);
  const columns = async () => (await shown(content('raster'), 'grid-template-columns')).split(' ').length;
  const sides = async (property: string) =>
    Promise.all(
      ['top', 'right', 'bottom', 'left'].map((side) =>
        shown(visitor.locator('.ruimte'), `${property}-${side}`),
      ),
    );
  const values = async () => ({
    columns: await columns(),
    height: await shown(content('hoogte'), 'height'),
    least: await shown(content('minst'), 'min-height'),
    padding: await sides('padding'),
    margin: await sides('margin'),
  });
  await at(1340);
  // Between tablet and desktop the distances above and below are smaller; at 1340 px they are whole.
  expect(await values()).toEqual({
    columns: 3,
    height: '256px',
    least: '320px',
    padding: ['4px', '8px', '12px', '16px'],
    margin: ['8px', '12px', '16px', '20px'],
  });
  await at(600);
  expect(await values()).toEqual({
    columns: 2,
    height: '160px',
    least: '192px',
    padding: ['24px', '28px', '32px', '36px'],
    margin: ['28px', '32px', '36px', '40px'],
  });
  await visitor.close();
});

test("STY-26 reversed columns show the picture and the content on each other's side", async ({
  page,
  browser,
}) => {
  await signInAsOwner(page);
  const own = await makeOwnPage(page, 'Omgedraaid');
  const image = (id: string, reverse_columns: string) => [
    {
      id,
      type: 'contentImage',
      data: { content_image: picturePath, reverse_columns },
      slots: { content: [`${id}-t`] },
    },
    { id: `${id}-t`, type: 'paragraph', data: { text: `<p>Naast ${id}</p>` } },
  ];
  await fillDocument(page, keyOf(own), [image('recht', '0'), image('om', '1')]);
  await publish(page, own);
  const { visitor, at } = await visitorOf(browser, own);
  await at(1340);
  const isContentFirst = async (id: string) => {
    const text = await visitor.getByText(`Naast ${id}`).boundingBox();
    const beside = visitor.locator('section', { hasText: `Naast ${id}` }).locator('img');
    return text!.x < (await beside.boundingBox())!.x;
  };
  expect([await isContentFirst('recht'), await isContentFirst('om')]).toEqual([true, false]);
  await visitor.close();
});

test(
  'STY-18 STY-21 STY-24 an owner switches groups of settings on, and visitors get their effects',
  onlyDeep,
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    await signInAsOwner(page);
    const own = await makeOwnPage(page, 'Groepen');
    await fillDocument(page, keyOf(own), [
      styled('vak', { active_section_bg_image: '0', section_bg_image: picturePath, margin_top: '-4' }),
    ]);
    await openDesigner(page, `/paginas/${own.id}`);
    await page.getByRole('button', { name: 'Lagen', exact: true }).click();
    await page.getByRole('treeitem', { level: 1 }).first().click();
    await page.getByRole('tab', { name: 'Stijl' }).click();
    const vak = (await canvasFrame(page)).locator('.vak');

    const hue = page.getByRole('radiogroup', { name: 'Achtergrondkleur' });
    const opacity = page.getByLabel('Dekking van de kleur');
    const colored = page.getByLabel('Gekleurde achtergrond');
    await hue.getByRole('radio', { name: 'Hoofdkleur 500' }).check({ force: true });
    const none = 'rgba(0, 0, 0, 0)';
    await expect.poll(() => shown(vak, 'background-color')).toBe('rgb(31, 95, 79)');
    await colored.click();
    await expect(hue).toHaveCount(0);
    await expect(opacity).toHaveCount(0);
    await expect.poll(() => shown(vak, 'background-color')).toBe(none);
    await colored.click();
    await expect(hue).toBeVisible();
    await expect(opacity).toBeVisible();
    await expect.poll(() => shown(vak, 'background-color')).toBe('rgb(31, 95, 79)');

    const image = vak.locator('img');
    await expect(image).toHaveCount(0);
    await page.getByLabel('Afbeelding als achtergrond').click();
    await expect(image).toHaveCount(1);
    await expect(page.locator('[data-field="section_bg_image"]')).toBeVisible();
    await page.getByLabel('Grootte achtergrondafbeelding').selectOption('contain');
    await expect.poll(() => shown(image, 'object-fit')).toBe('contain');
    await page.getByLabel('Plaats achtergrondafbeelding').selectOption('top');
    await expect.poll(() => shown(image, 'object-position')).toBe('50% 0%');
    await page.getByLabel('Plaats op mobiel').selectOption('left');
    await page.getByLabel('Bij scrollen').selectOption('fixed');
    await expect.poll(() => shown(image, 'position')).toBe('fixed');
    const repeat = page.getByLabel('Herhalen');
    await repeat.selectOption('repeat-x');
    await expect(image).toHaveCount(0);
    const repeated = vak.locator('div[style*="background-image"]');
    await expect.poll(() => shown(repeated, 'background-repeat')).toBe('repeat-x');
    await repeat.selectOption('no-repeat');

    await page.getByLabel('Zichtbaarheid').click();
    await page.getByLabel('Verbergen op mobiel').click();
    await expectSaved(page);
    await page.getByRole('button', { name: 'Publiceren', exact: true }).click();
    await expect(page.locator('#publish-state')).toHaveText('Alles staat online');
    expect(await shown(vak, 'margin-top')).toBe('0px');
    await page.getByRole('button', { name: 'Telefoon' }).click();
    await expect(vak).toBeVisible();
    await expect.poll(() => shown(image, 'object-position')).toBe('0% 50%');

    const { visitor, at } = await visitorOf(browser, own);
    const live = visitor.locator('.vak');
    await at(1340);
    await expect(live).toBeVisible();
    expect([await shown(live, 'margin-top'), await shown(live, 'background-color')]).toEqual([
      '-16px',
      'rgb(31, 95, 79)',
    ]);
    expect(await shown(live.locator('img'), 'object-position')).toBe('50% 0%');
    await at(600);
    await expect(live).toBeHidden();
    await visitor.close();
  },
);
