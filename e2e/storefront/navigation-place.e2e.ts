import type { Page } from '@playwright/test';
import { headerPage } from '../support/shown-header.ts';
import { sectionOf, show } from '../support/shown-page.ts';
import { expect, test } from '../support/visitor-test.ts';
import { firstOf, onlyDeep } from '../support/deep-run.ts';

test.use({ viewport: { width: 1340, height: 900 } });

const banner = (page: Page) => page.getByRole('banner');

/** The free space left and right of the menu within its area of the header. */
async function roomAround(page: Page): Promise<{ left: number; right: number }> {
  return banner(page)
    .getByRole('navigation', { name: 'Hoofdmenu' })
    .evaluate((menu) => {
      const entries = menu.querySelector('ul')?.getBoundingClientRect();
      const place = menu.parentElement?.getBoundingClientRect();
      if (!entries || !place) throw new Error('no menu');
      return { left: entries.left - place.left, right: place.right - entries.right };
    });
}

const types = ['headerOne', 'headerOneSearch'] as const;
for (const type of types) {
  for (const position of ['left', 'center', 'right'] as const) {
    const run = position === 'right' ? firstOf(types, type) : onlyDeep;
    test(`NAV-42 the menu of ${type} is ${position} on desktop`, run, async ({ page }) => {
      await show(page, headerPage({ menu_position: position, mobilenumber: '' }, { type }));
      const { left, right } = await roomAround(page);
      expect(left + right).toBeGreaterThan(50);
      if (position === 'left') expect(left).toBeCloseTo(0, 0);
      if (position === 'right') expect(right).toBeCloseTo(0, 0);
      if (position === 'center') expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
    });
  }
  test(
    `NAV-42 the menu of ${type} is right on desktop unless its owner chose`,
    onlyDeep,
    async ({ page }) => {
      await show(page, headerPage({ mobilenumber: '' }, { type }));
      const { left, right } = await roomAround(page);
      expect(left).toBeGreaterThan(50);
      expect(right).toBeCloseTo(0, 0);
    },
  );
}

test('SEC-29 the copyright line is in one row with the social icons', async ({ page }) => {
  await show(page, {
    footer: sectionOf('footersTwo', {
      copyright: '<p>Eigen regel van de proefwinkel</p>',
      instagram_link: 'https://www.instagram.com/proef',
    }),
  });
  const footer = page.getByRole('contentinfo');
  const line = (await footer.getByText('Eigen regel van de proefwinkel').boundingBox())!;
  const icon = (await footer.getByRole('link', { name: 'Instagram' }).boundingBox())!;
  const middle = line.y + line.height / 2;
  expect(middle).toBeGreaterThan(icon.y);
  expect(middle).toBeLessThan(icon.y + icon.height);
  expect(icon.x).toBeGreaterThanOrEqual(line.x + line.width);
});
