import { dashboard } from '../../support/owner.ts';
import { expect, test } from '../browser-test.ts';
import { callerOf } from '../walking/caller-of.ts';
import { dragTo, release } from '../walking/input-sources.ts';
import type { Person } from '../walking/person.ts';
import { signInByCall } from '../walking/sign-in.ts';
import { ownerCall } from '../../support/designer.ts';

/** Three categories of the test itself at the top of the tree; returns their titles. */
async function openOwnCategories({ tab }: Person): Promise<[string, string, string]> {
  const caller = callerOf(tab);
  const mark = crypto.randomUUID().slice(0, 8);
  const titles: [string, string, string] = [`Een ${mark}`, `Twee ${mark}`, `Drie ${mark}`];
  for (const title of titles) {
    const path = `/${title.toLowerCase().replace(' ', '-')}`;
    await ownerCall(caller, '../../webshop/v1/categories/create', { title, path, parent_id: '' });
  }
  await tab.open(`${dashboard}/categorieen`);
  return titles;
}

/** The own categories with their levels, from top to bottom. */
const structure = ({ tab }: Person): Promise<string[]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll('[data-entry]')].map((one) => {
      const level = /Niveau (\d)/.exec(one.textContent ?? '')?.[1] ?? '';
      return `${level} ${one.querySelector('a')?.textContent}`;
    }),
  );

test('an owner drags a category to another place and level of the tree, and undoes it', async ({
  person,
}) => {
  const { tab, placeOf, press } = person;
  await signInByCall(tab);
  const [one, two, three] = await openOwnCategories(person);
  const own = async () =>
    (await structure(person)).filter((row) => [one, two, three].some((title) => row.endsWith(title)));
  await expect.poll(own).toEqual([`1 ${one}`, `1 ${two}`, `1 ${three}`]);
  // The last of the tree is below the fold.
  await tab.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const from = await placeOf({ role: 'button', name: `${three} slepen` });
  const to = await placeOf({ role: 'button', name: `${one} slepen` });
  // To the right is a level deeper.
  await tab.perform(dragTo(from, { x: to.x + 34, y: to.y + 14 }));
  await tab.perform(release());
  await expect.poll(own).toEqual([`1 ${one}`, `2 ${three}`, `1 ${two}`]);
  await press({ role: 'button', part: 'Ongedaan maken' });
  await expect.poll(own).toEqual([`1 ${one}`, `1 ${two}`, `1 ${three}`]);
});
