import { picture, sectionOf, show } from '../support/shown-page.ts';
import { productPage } from '../support/shown-shop.ts';
import { expect, test } from '../support/visitor-test.ts';
import { firstOf, onlyDeep } from '../support/deep-run.ts';

for (const { device, width, expected, behind } of [
  { device: 'phone', width: 390, expected: 480, behind: 480 },
  { device: 'desktop', width: 1340, expected: 960, behind: 1600 },
]) {
  test.describe(device, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`a ${device} loads a product's picture as wide as it is displayed, in a compact format`, async ({
      page,
    }) => {
      const source = `${picture('stoel-sluis-1')}?w=${expected}`;
      const reply = page.waitForResponse((response) => response.url().endsWith(source));
      await show(page, productPage({ main_image: picture('stoel-sluis-1'), sub_images: '' }));
      const image = page.getByRole('img', { name: 'Proefproduct' }).first();
      await expect(image).toHaveJSProperty('complete', true);
      expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toContain(source);
      expect((await reply).headers()['content-type']).toMatch(/^image\/(webp|avif)$/);
    });

    test(
      `a ${device} loads the picture behind a section no larger than its screen`,
      onlyDeep,
      async ({ page }) => {
        const room = picture('home-hero');
        const sizes: number[] = [];
        page.on('response', (response) => {
          const asked = new URL(response.url());
          if (asked.pathname.endsWith(room)) sizes.push(Number(asked.searchParams.get('w')));
        });
        await show(page, { body: sectionOf('sectionContent', { background_image: room }) });
        await expect.poll(() => sizes).toEqual([behind]);
      },
    );
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  const paths = ['/tafels/eettafel-duin', '/', '/tafels'];
  for (const path of paths)
    test(
      `the pictures of ${path} have their places and a blurred first look before they are loaded`,
      firstOf(paths, path),
      async ({ page }) => {
        const pictures = page.locator('main img');
        const places = () =>
          pictures.evaluateAll((all) =>
            all.map((one) => {
              const { left, top, width, height } = one.getBoundingClientRect();
              return [left, top + scrollY, width, height].map(Math.round);
            }),
          );
        const held = /\/media\//;
        await page.route(held, () => undefined);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const before = await places();
        const looks = await pictures.evaluateAll((all) =>
          (all as HTMLImageElement[]).map((one) => ({
            hasSize: Number(one.getAttribute('width')) > 0 && Number(one.getAttribute('height')) > 0,
            isBlurred: getComputedStyle(one).backgroundImage.startsWith('url("data:image/webp'),
            isHidden: getComputedStyle(one).display === 'none',
          })),
        );
        expect(looks.length).toBeGreaterThan(3);
        expect(looks.filter(({ hasSize }) => !hasSize)).toEqual([]);
        expect(looks.filter(({ isBlurred, isHidden }) => !isBlurred && !isHidden)).toEqual([]);
        await page.unroute(held);
        await page.goto(path);
        await pictures.evaluateAll((all) => {
          for (const one of all) scrollTo(0, one.getBoundingClientRect().top + scrollY);
          scrollTo(0, 0);
        });
        await page.waitForLoadState('networkidle');
        expect(await places()).toEqual(before);
      },
    );
});
