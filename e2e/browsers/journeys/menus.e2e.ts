import { ownerCall } from '../../support/designer.ts';
import { dashboard } from '../../support/owner.ts';
import { expect, test } from '../browser-test.ts';
import { callerOf } from '../walking/caller-of.ts';
import { dragTo, release } from '../walking/input-sources.ts';
import type { Person } from '../walking/person.ts';
import { signInByCall } from '../walking/sign-in.ts';

const entryOf = (label: string) => ({
  id: label.toLowerCase(),
  label,
  link: '/',
  type: 'default',
  item_type: '',
  class: '',
  text: '',
  style: { type: '', icon: '', text_color: '' },
  column_width: '',
  items: [],
});

/** A menu with three entries on the first level, open in its editor. */
async function openOwnMenu({ tab }: Person): Promise<void> {
  const caller = callerOf(tab);
  const id = `slepen-${crypto.randomUUID()}`;
  const title = 'Alle browsers';
  await ownerCall(caller, 'menus/create', { id, title });
  const { revision } = await ownerCall<{ revision: number }>(caller, 'menus/open', { id });
  const value = { title, items: ['Een', 'Twee', 'Drie'].map(entryOf) };
  await ownerCall(caller, 'menus/save', { id, base_revision: revision, value });
  await tab.open(`${dashboard}/menus/${id}`);
}

/** The entries with their levels, from top to bottom. */
const structure = ({ tab }: Person): Promise<string[]> =>
  tab.evaluate(() =>
    [...document.querySelectorAll('[data-entry] button[aria-expanded]:not([aria-haspopup])')].map((one) => {
      const level = /Niveau (\d)/.exec(one.textContent ?? '')?.[1] ?? '';
      return `${level} ${one.firstElementChild?.textContent}`;
    }),
  );

test('an owner drags an entry of a menu to another place and level, and undoes it', async ({ person }) => {
  const { tab, placeOf, press } = person;
  await signInByCall(tab);
  await openOwnMenu(person);
  await expect.poll(() => structure(person)).toEqual(['1 Een', '1 Twee', '1 Drie']);
  const from = await placeOf({ role: 'button', name: 'Drie slepen' });
  const to = await placeOf({ role: 'button', name: 'Een slepen' });
  // To the right is a level deeper.
  await tab.perform(dragTo(from, { x: to.x + 34, y: to.y + 14 }));
  await tab.perform(release());
  await expect.poll(() => structure(person)).toEqual(['1 Een', '2 Drie', '1 Twee']);
  await press({ role: 'button', part: 'Ongedaan maken' });
  await expect.poll(() => structure(person)).toEqual(['1 Een', '1 Twee', '1 Drie']);
});
