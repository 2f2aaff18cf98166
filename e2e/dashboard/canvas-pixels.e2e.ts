import { expect, test, type Frame, type Locator, type Page } from '@playwright/test';
import { canvasDifferences } from '../support/canvas-differences.ts';
import { canvasFrame, dashboard, openDesigner, ownerCall, signInAsOwner } from '../support/designer.ts';
import { onlyDeep } from '../support/deep-run.ts';
import { differenceOf, pictureOf } from '../support/pixels.ts';
import { showcaseOrigin } from '../support/showcase.ts';

test.setTimeout(400_000);

interface Opened {
  readonly [key: string]: unknown;
  readonly document: {
    readonly root: readonly string[];
    readonly blocks: Readonly<Record<string, { type: string; slots: Record<string, string[]> }>>;
  };
}

const website = { website_id: 'voorbeelden', project_id: 'voorbeelden' };
const key = { ...website, document_kind: 'page', document_id: 'home' };

/** Opens the page in the designer, in a window in which its frame has its own size. */
async function openCanvas(page: Page): Promise<Frame> {
  await page.setViewportSize({ width: 2200, height: 3000 });
  await openDesigner(page, `${dashboard}/w/voorbeelden/paginas/home`);
  const sheet = page.locator('[data-drop="canvas"]');
  await expect(sheet).toHaveAttribute('data-scale', '1');
  // What the designer draws over the page, such as the button to insert a section.
  await sheet.evaluate((element) => {
    for (const over of element.querySelectorAll<HTMLElement>(':scope *'))
      if (!over.querySelector('iframe') && !over.matches('iframe')) over.style.visibility = 'hidden';
  });
  return canvasFrame(page);
}

/** A picture has another form, with other pixels, once a job of the server has drawn it. */
async function askForOneForm(page: Page): Promise<void> {
  await page.context().route('**/media/**', async (route) => {
    const headers = { ...route.request().headers(), accept: 'image/webp,*/*' };
    await route.continue({ headers });
  });
}

/** Opens the page as visitors see it, in a window of the size of the frame. */
async function openSite(canvas: Frame, owner: Page, baseURL = ''): Promise<Page> {
  const site = await owner.context().newPage();
  await site.emulateMedia({ reducedMotion: 'reduce' });
  const [width, height] = await canvas.evaluate(() => [innerWidth, innerHeight] as const);
  expect(width).toBe(1672);
  await site.setViewportSize({ width, height });
  // Its fonts are used from the second page on.
  for (let visit = 0; visit < 2; visit += 1)
    await site.goto(showcaseOrigin(baseURL), { waitUntil: 'networkidle' });
  return site;
}

/** The blocks of the page: each section, or the block that it is there for, below the name of that block. */
function shownTypes({ document: { root, blocks } }: Opened): readonly (readonly [string, string])[] {
  return root.map((id) => {
    const inner = blocks[id]?.slots['content']?.[1];
    const isFrame = blocks[id]?.type === 'sectionContent' && inner;
    return [id, blocks[isFrame ? inner : id]?.type ?? ''] as const;
  });
}

/** A browser may paint an image again, smoother, so that pictures which differ are taken again. */
async function settledDifference(one: Locator, other: Locator, attempts: number): Promise<string> {
  const difference = differenceOf(await pictureOf(one), await pictureOf(other));
  return difference === '' || attempts === 1 ? difference : settledDifference(one, other, attempts - 1);
}

test(
  'a block is the same in every pixel in the designer and on the website, but for the effects of only one of them',
  onlyDeep,
  async ({ page, baseURL }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await askForOneForm(page);
    await signInAsOwner(page);
    const canvas = await openCanvas(page);
    const site = await openSite(canvas, page, baseURL);
    const types = shownTypes(await ownerCall<Opened>(page, 'documents/open', key));
    expect(types.length).toBeGreaterThan(60);
    const differing: string[] = [];
    for (const [index, [id, type]] of types.entries()) {
      const sections = [
        canvas.locator(`[data-block-id="${id}"] > *`).first(),
        site.locator('main > *').nth(index),
      ] as const;
      const difference = await settledDifference(...sections, type in canvasDifferences ? 1 : 3);
      if (difference) differing.push(type);
      // Each row of the table has to be needed.
      const { row, effect } = canvasDifferences[type] ?? {};
      if (row) expect.soft(difference, `${type} differs as ${row} says: ${effect}`).not.toBe('');
      else expect.soft(difference, `${type} is the same`).toBe('');
    }
    expect([...new Set(differing)].sort()).toEqual(Object.keys(canvasDifferences).sort());
  },
);
