import { expect, type Page } from '@playwright/test';
import { sectionOf, show, textIn } from '../support/shown-page.ts';
import { test } from '../support/visitor-test.ts';

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
const frames = (page: Page) => page.locator('main iframe');

test.describe('text of an owner', () => {
  test.beforeEach(async ({ context, problems }) => {
    problems.allow(/video\.example/);
    await context.route('https://video.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Video</title>' }),
    );
  });

  test('RTE-36 shows an embedded video at 560 by 315 pixels, and never larger', async ({ page }) => {
    const video = '<iframe src="https://video.example/1" title="Video" width="1200" height="900"></iframe>';
    // By itself, and within another part of the text.
    const html = `${video}<blockquote>${video}</blockquote>`;
    await show(page, { body: sectionOf('sectionContent', {}, textIn('content', html)) });
    // Loading it needs consent, which leaves its place free again for the next button.
    for (const left of [2, 1]) {
      await expect(page.getByRole('button', { name: 'Inhoud tonen' })).toHaveCount(left);
      await page.getByRole('button', { name: 'Inhoud tonen' }).first().click();
    }
    await expect(frames(page)).toHaveCount(2);
    const boxes = [0, 1].map((at) => () => frames(page).nth(at).boundingBox());
    for (const box of boxes) await expect.poll(box).toMatchObject({ width: 560, height: 315 });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const box of boxes) {
      await expect.poll(async () => ((await box())?.width ?? 999) <= 390).toBe(true);
      const small = await box();
      expect((small?.width ?? 0) / (small?.height ?? 1)).toBeCloseTo(560 / 315, 1);
    }
  });

  test('lets text flow beside a floating picture', async ({ page }) => {
    const html = `<img src="${dot}" alt="" class="float-left" width="120" height="40"><p>Woorden ernaast</p>`;
    await show(page, { body: sectionOf('sectionContent', {}, textIn('content', html)) });
    const image = await page.locator('main img').boundingBox();
    const words = await page.getByText('Woorden ernaast').evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });
    expect(words).toBeGreaterThanOrEqual((image?.x ?? 9999) + 120);
  });
});
