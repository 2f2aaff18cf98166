import { expect, test, type Page } from '@playwright/test';
import { fillDocument, keyOf, makeOwnPage, ownerCall, signInAsOwner } from '../support/designer.ts';
import { scriptAttacks } from '../support/script-attacks.ts';

// Without the content security policy of the page, which would also block most of these: this test checks what
// is stored.
test.use({ bypassCSP: true, extraHTTPHeaders: { 'x-forwarded-for': '10.90.7.1' } });

/** Returns a function that lists the attacks that have run on the page. */
async function watch(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const fired = new Set<number>();
    Object.assign(window, { fired, canary: (number: number) => void fired.add(number) });
  });
  return () => page.evaluate(() => [...(window as unknown as { fired: Set<number> }).fired]);
}

/** Follows every link within the page, as a visitor might. */
const followLinks = (page: Page) =>
  page.evaluate(() => {
    // Links to other pages would leave this one; the code of an attack runs anyway.
    for (const link of document.querySelectorAll('main a, #control a, #control svg a')) {
      const address = link.getAttribute('href') ?? '';
      if (!/^(\/|https?:|#|mailto:|tel:)/.test(address))
        link.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
  });

test('no attack in rich text runs in the page of a visitor, and each one does run where nothing is sanitised', async ({
  page,
  context,
}) => {
  test.slow();
  const control = await context.newPage();
  const firedInControl = await watch(control);
  await control.route('http://control.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><div id="control"></div>' }),
  );
  await control.goto('http://control.test/');
  await control.evaluate((attacks) => {
    for (const attack of attacks) {
      const holder = document.createElement('div');
      document.querySelector('#control')!.append(holder);
      holder.append(document.createRange().createContextualFragment(attack));
    }
  }, scriptAttacks);
  await followLinks(control);
  await expect
    .poll(async () => (await firedInControl()).length, { timeout: 15_000 })
    .toBeGreaterThanOrEqual(300);
  await control.close();

  await signInAsOwner(page);
  const own = await makeOwnPage(page, 'Aanvallen');
  const key = keyOf(own);
  const paragraphs = scriptAttacks.map((text, number) => ({
    id: `aanval-${number}`,
    type: 'paragraph',
    data: { text },
  }));
  const section = {
    id: 'aanvallen',
    type: 'sectionContent',
    slots: { content: ['begin', ...paragraphs.map(({ id }) => id), 'slot'] },
  };
  const edge = (id: string, words: string) => ({ id, type: 'paragraph', data: { text: `<p>${words}</p>` } });
  await fillDocument(page, key, [
    [section, edge('begin', 'Voor de aanvallen'), ...paragraphs, edge('slot', 'Na de aanvallen')],
  ]);
  const { revision } = await ownerCall<{ revision: number }>(page, 'documents/open', key);
  await ownerCall(page, 'documents/publish', { ...key, revision });

  const fired = await watch(page);
  await page.goto(own.path);
  await expect(page.getByText('Voor de aanvallen')).toBeVisible();
  await expect(page.getByText('Na de aanvallen')).toBeVisible();
  await followLinks(page);
  expect(
    await page
      .locator('main')
      .evaluate((main) => main.querySelectorAll('script, iframe, object, embed').length),
  ).toBe(0);
  expect((await fired()).map((number) => scriptAttacks[number])).toEqual([]);
});
