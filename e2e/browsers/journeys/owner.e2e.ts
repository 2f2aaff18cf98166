import { fillDocument, keyOf, makeOwnPage, textSection } from '../../support/designer.ts';
import { dashboard, demoOwner } from '../../support/owner.ts';
import { expect, test } from '../browser-test.ts';
import { callerOf } from '../walking/caller-of.ts';
import { canvasOf, headingsIn, pointAt } from '../walking/canvas.ts';
import { doubleClickAt, dragTo, keys, release, typed } from '../walking/input-sources.ts';
import type { Person } from '../walking/person.ts';
import type { Sought } from '../walking/seek.ts';

const site = process.env['E2E_SITE_URL'] ?? '';
const photo = new URL('../../../tools/demo/assets/over-ons.jpg', import.meta.url).pathname;
const EDITED = 'Eerste kop: vers brood';
const button = (name: string): Sought => ({ role: 'button', name });
const panels: Sought = { role: 'navigation', name: 'Panelen' };

async function signIn({ tab, fill, press, arrivesAt }: Person): Promise<void> {
  await tab.open(`${dashboard}/inloggen`);
  await fill('E-mailadres', demoOwner.email);
  await fill({ selector: 'input[type=password]' }, demoOwner.password);
  await press(button('Inloggen'));
  await arrivesAt(/127\.0\.0\.1:\d+\/(?!inloggen)/);
}

/** A page with two headings and a picture that is still to be chosen, open in the designer. */
async function openOwnPage({ tab }: Person) {
  const caller = callerOf(tab);
  const own = await makeOwnPage(caller, 'Alle browsers');
  await fillDocument(caller, keyOf(own), [
    textSection('een', '<h2>Eerste kop</h2>'),
    textSection('twee', '<h2>Tweede kop</h2>'),
    [
      { id: 'drie', type: 'sectionContent', slots: { content: ['beeld'] } },
      { id: 'beeld', type: 'image', data: { alt: 'Onze werkplaats' } },
    ],
  ]);
  await tab.open(`${dashboard}/paginas/${own.id}`);
  return own;
}

const expectSaved = ({ tab }: Person) =>
  expect
    .poll(() => tab.evaluate(() => document.querySelector<HTMLElement>('[data-saving]')?.dataset['saving']))
    .toBe('saved');

/** Selects a part of the page by its row in the layers. */
async function choosePart({ press, seesNo }: Person, row: Sought): Promise<void> {
  await press({ ...button('Lagen'), within: panels });
  await press(row);
  await press(button('Paneel sluiten'));
  await seesNo(button('Paneel sluiten'));
}

test('an owner edits a text on the page, drags a section, uploads a picture, undoes and publishes', async ({
  person,
}) => {
  const { tab, press, placeOf, sees, seesNo } = person;
  const order = () => headingsIn(tab);
  await signIn(person);
  const own = await openOwnPage(person);
  await expect.poll(async () => order().catch(() => [])).toEqual(['Eerste kop', 'Tweede kop']);

  await tab.perform(doubleClickAt(await pointAt(tab, 'Eerste kop')));
  await sees({ role: 'group', name: 'Tekstopmaak' });
  await tab.perform(typed(`${keys.end}: vers brood`));
  await expect.poll(order).toEqual([EDITED, 'Tweede kop']);
  await tab.perform(typed(keys.escape));
  await seesNo({ role: 'group', name: 'Tekstopmaak' });
  await expectSaved(person);

  await choosePart(person, { selector: '[role=treeitem][aria-level="1"]', index: 1 });
  // First what may scroll the page: the tools move with it.
  const top = await pointAt(tab, EDITED);
  const handle = await placeOf(button('Tekst verslepen'));
  await tab.perform(dragTo(handle, { x: top.x, y: top.y - 10 }));
  await sees({ selector: '[data-drop-mark]:not([hidden])' });
  await tab.perform(release());
  await expect.poll(order).toEqual(['Tweede kop', EDITED]);
  await expectSaved(person);

  await press({ role: 'button', part: 'Ongedaan maken' });
  await expect.poll(order).toEqual([EDITED, 'Tweede kop']);
  await press({ role: 'button', part: 'Opnieuw doen' });
  await expect.poll(order).toEqual(['Tweede kop', EDITED]);

  await choosePart(person, { role: 'treeitem', part: 'Afbeelding' });
  await press({ role: 'tab', name: 'Blok' });
  await sees({ selector: 'input[type=file]' });
  await tab.chooseFile('input[type=file]', photo);
  await sees({ role: 'button', part: '.jpeg verwijderen' });
  await expect
    .poll(() =>
      canvasOf(tab).evaluate(() => document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0),
    )
    .toBeGreaterThan(0);
  await expectSaved(person);

  await press(button('Publiceren'));
  await sees({ text: 'Alles staat online' });
  await tab.open(site + own.path);
  expect(await person.textsOf({ role: 'heading', level: 2, within: { role: 'main' } })).toEqual([
    'Tweede kop',
    EDITED,
  ]);
  const picture = () =>
    tab.evaluate(
      () => document.querySelector<HTMLImageElement>('img[alt="Onze werkplaats"]')?.naturalWidth ?? 0,
    );
  await expect.poll(picture).toBeGreaterThan(0);
});
