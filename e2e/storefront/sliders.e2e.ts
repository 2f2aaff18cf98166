import type { PageDocument } from '@etalage/site-model';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { picture, sectionOf, show } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';
import { onlyDeep } from '../support/deep-run.ts';

test.use({ viewport: { width: 1340, height: 900 } });

const pictures = [
  'stoel-sluis-1',
  'fauteuil-lij-1',
  'bank-kade-1',
  'kruk-paal-1',
  'bed-kalm-1',
  'poef-bolder-1',
];
const logos = (data: object) =>
  sectionOf('logosSlider', { logo_image: pictures.map(picture).join('|'), ...data });

interface Slider {
  id: string;
  data?: object;
  slides?: number;
}

/** A page with sliders, each with slides of text. */
function slidersPage(...sliders: Slider[]): PageDocument {
  const block = (id: string, type: string, data: object, slots: Record<string, string[]> = {}) => ({
    id,
    type,
    version: 1,
    data: { ...data },
    slots,
  });
  const blocks = sliders.flatMap(({ id, data = {}, slides = 3 }) => {
    const names = Array.from({ length: slides }, (_, at) => `${id}-${at + 1}`);
    return [
      block(id, 'slider', { carousel_identifier: id, ...data }, { slides: names }),
      ...names.map((name) => block(name, 'slide', {}, { content: [`${name}-t`] })),
      ...names.map((name) => block(`${name}-t`, 'paragraph', { text: `<p>Dia ${name}</p>` })),
    ];
  });
  const content = ['kop', ...sliders.map(({ id }) => id)];
  const section = block('s', 'sectionContent', {}, { content });
  blocks.push(block('kop', 'paragraph', { text: '<h1>Verhalen</h1>' }));
  return {
    version: 1,
    root: ['s'],
    blocks: Object.fromEntries([section, ...blocks].map((one) => [one.id, one])),
  };
}

const slider = (page: Page, id: string) => page.locator(`#${id}[data-live]`);
const slidesOf = (carousel: Locator) => carousel.locator('[data-slide]');

/** The numbers of the slides that are completely within the carousel, from left to right. */
const inView = (carousel: Locator): Promise<number[]> =>
  carousel.evaluate((root) => {
    const box = root.getBoundingClientRect();
    return [...root.querySelectorAll<HTMLElement>('[data-slide]')]
      .map(
        (slide, index) =>
          ({ ...slide.getBoundingClientRect().toJSON(), index }) as DOMRect & { index: number },
      )
      .filter(({ left, right }) => left >= box.left - 1 && right <= box.right + 1)
      .sort((one, other) => one.left - other.left)
      .map(({ index }) => index + 1);
  });
const expectInView = (carousel: Locator, ...numbers: number[]) =>
  expect.poll(() => inView(carousel)).toEqual(numbers);
const button = (carousel: Locator, name: string) => carousel.getByRole('button', { name, exact: true });

/** The first slide in view, once the slides stand still: two looks in a row see the same one. */
async function settled(carousel: Locator): Promise<number> {
  let first: number | undefined;
  await expect
    .poll(async () => {
      const before = first;
      [first] = await inView(carousel);
      return first !== undefined && first === before;
    })
    .toBe(true);
  return Number(first);
}

/** After a move no other one begins for half a second (SLID-04). */
const untilMayMove = (page: Page) => page.waitForTimeout(510);

/** Lets the page's clock run so far; transitions of the style sheets keep their own time. */
const pass = (page: Page, ms: number) => page.clock.runFor(ms);

async function swipe(page: Page, carousel: Locator, pixels: number): Promise<void> {
  const box = await carousel.boundingBox();
  if (!box) throw new Error('the carousel is not shown');
  const devTools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devTools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: box.y + 12 }],
    });
  const from = box.x + box.width / 2;
  await touch('touchStart', from);
  for (const part of [0.5, 1]) await touch('touchMove', from + pixels * part);
  await touch('touchEnd');
  await devTools.detach();
}

test('SLID-05 SLID-07 SLID-08 a slider shows one slide of three, with dots and buttons, without end', async ({
  page,
}) => {
  await show(page, { body: slidersPage({ id: 'a' }) });
  const carousel = slider(page, 'a');
  await expect(carousel).toBeVisible();
  await expectInView(carousel, 1);
  await expect(carousel.getByRole('group', { name: 'Kies een dia' }).getByRole('button')).toHaveCount(3);
  await expect(button(carousel, 'Vorige dia')).toBeVisible();
  await expectAccessible(page, 'a slider');

  await button(carousel, 'Volgende dia').click();
  // The real move, in its computed form: 300 ms, eased.
  const move = await carousel.locator('[data-track]').evaluate((track) => {
    const [animation] = track.getAnimations();
    const { duration, easing } = animation?.effect?.getTiming() ?? {};
    return { duration, easing };
  });
  expect(move).toEqual({ duration: 300, easing: 'ease' });
  await expectInView(carousel, 2);
  for (const number of [3, 1]) {
    await untilMayMove(page);
    await button(carousel, 'Volgende dia').click();
    await expectInView(carousel, number);
  }
  await expect(slidesOf(carousel).nth(1)).toHaveAttribute('inert', '');
  await untilMayMove(page);
  await button(carousel, 'Dia 3 van 3').click();
  await expectInView(carousel, 3);
  await expect(button(carousel, 'Dia 3 van 3')).toHaveAttribute('aria-current', 'true');
});

test(
  'SLID-09 SLID-13 a slider moves by itself when it is on, and not while the mouse is on it',
  onlyDeep,
  async ({ page }) => {
    await page.clock.install();
    const body = slidersPage({ id: 'aan', data: { autoplay: '1', autoplay_speed: '1000' } }, { id: 'uit' });
    await show(page, { body });
    const on = slider(page, 'aan');
    const off = slider(page, 'uit');
    await expect(on).toHaveAttribute('data-playing', '');
    await page.clock.pauseAt(Date.now() + 60_000);
    const before = await settled(on);
    await pass(page, 1000);
    await expectInView(on, (before % 3) + 1);
    await on.hover();
    const held = await settled(on);
    await pass(page, 10_000);
    expect(await inView(on)).toEqual([held]);
    await page.mouse.move(5, 5);
    await pass(page, 1000);
    await expectInView(on, (held % 3) + 1);
    await expectInView(off, 1);
    // A visitor can stop it for good.
    await button(on, 'Doorlopen stoppen').click();
    await page.mouse.move(5, 5);
    const stopped = await settled(on);
    await pass(page, 10_000);
    expect(await inView(on)).toEqual([stopped]);
    await expect(button(on, 'Doorlopen starten')).toBeVisible();
  },
);

test(
  'SLID-17 SLID-18 SLID-19 a slider fades, or shows as many slides as fit its width',
  onlyDeep,
  async ({ page }) => {
    const quantities = { mobile_quantity: '2', desktop_quantity: '3' };
    const body = slidersPage(
      { id: 'vervaagt', data: { type_animation: 'fade' } },
      { id: 'ingesteld', data: quantities, slides: 5 },
      { id: 'zonder', slides: 5 },
    );
    await show(page, { body });
    const fading = slider(page, 'vervaagt');
    const outgoing = slidesOf(fading).first();
    const opacity = () => outgoing.evaluate((element) => Number(getComputedStyle(element).opacity));
    const place = await outgoing.boundingBox();
    expect(await opacity()).toBe(1);
    await button(fading, 'Volgende dia').click();
    expect(await outgoing.boundingBox()).toEqual(place);
    await expect.poll(opacity).toBe(0);
    expect(await outgoing.boundingBox()).toEqual(place);
    await expect(slidesOf(fading).nth(1)).toHaveCSS('opacity', '1');

    for (const [width, set, unset] of [
      [1190, [1, 2, 3], [1]],
      [1189, [1, 2], [1]],
      [600, [1, 2], [1]],
      [599, [1], [1]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expectInView(slider(page, 'ingesteld'), ...set);
      await expectInView(slider(page, 'zonder'), ...unset);
    }
  },
);

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('SLID-03 a swipe of 49 px keeps the slide, and one of 51 px changes it', async ({ page }) => {
    await show(page, { body: slidersPage({ id: 'a' }) });
    const carousel = slider(page, 'a');
    await expectInView(carousel, 1);
    await swipe(page, carousel, -49);
    await page.waitForTimeout(600);
    await expectInView(carousel, 1);
    await swipe(page, carousel, -51);
    await expectInView(carousel, 2);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });
});

test(
  'SEC-41 SEC-43 SEC-44 a slider of logos moves without end, with dots and without buttons',
  onlyDeep,
  async ({ page }) => {
    await page.clock.install();
    await show(page, { body: logos({ logo_alt: 'A, B, C, D, E, F' }) });
    const carousel = page.locator('[data-live]');
    await expect(carousel).toHaveAttribute('data-playing', '');
    await page.clock.pauseAt(Date.now() + 60_000);
    await expect(carousel.locator('[data-dot]')).toHaveCount(6);
    await expect(carousel.locator('[data-dot]').first()).toBeVisible();
    await expect(button(carousel, 'Vorige dia')).toHaveCount(0);
    await expect(button(carousel, 'Volgende dia')).toHaveCount(0);
    const first = async () => Number((await inView(carousel))[0]);
    const from = await settled(carousel);
    for (let step = 1; step <= 6; step += 1) {
      await pass(page, 1500);
      await expect.poll(first).toBe(((from - 1 + step) % 6) + 1);
    }
    // Five beside each other on a wide screen, one on a phone.
    await expect.poll(async () => (await inView(carousel)).length).toBe(5);
    await page.setViewportSize({ width: 599, height: 900 });
    await expect.poll(async () => (await inView(carousel)).length).toBe(1);
    await page.setViewportSize({ width: 1190, height: 900 });
    await expect.poll(async () => (await inView(carousel)).length).toBe(5);

    await show(page, { body: logos({ per_slide: '3', mobile_per_slide: '2' }) }, '/ander');
    await expect.poll(async () => (await inView(carousel)).length).toBe(3);
    await page.setViewportSize({ width: 600, height: 900 });
    await expect.poll(async () => (await inView(carousel)).length).toBe(2);
  },
);

test(
  'a slider does not move when its window gets another number of slides in view',
  onlyDeep,
  async ({ page }) => {
    await show(page, { body: logos({ autoplay_speed: '60000' }) });
    const carousel = page.locator('[data-live]');
    await carousel.locator('[data-dot]').nth(2).click();
    await expectInView(carousel, 3, 4, 5, 6, 1);
    const moves = await carousel.evaluateHandle((root) => {
      const seen: string[] = [];
      root.addEventListener('transitionrun', (event) => seen.push((event as TransitionEvent).propertyName));
      return seen;
    });
    await page.setViewportSize({ width: 599, height: 900 });
    await expect.poll(async () => (await inView(carousel)).length).toBe(1);
    expect(await moves.jsonValue()).not.toContain('transform');
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a slider is a row that scrolls', onlyDeep, async ({ page }) => {
    await show(page, { body: slidersPage({ id: 'a' }) });
    await page.locator('#a [data-slide]').nth(2).scrollIntoViewIfNeeded();
    await expect(page.getByText('Dia a-3')).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Volgende dia' })).toBeHidden();
  });
});
