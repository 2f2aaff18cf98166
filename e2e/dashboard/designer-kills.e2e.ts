import { expect, test, type Page } from '@playwright/test';
import type { PageDocument } from '@etalage/site-model';
import { isDeepRun, onlyDeep } from '../support/deep-run.ts';
import {
  canvasFrame,
  expectSaved,
  fillDocument,
  keyOf,
  makeOwnPage,
  openDesigner,
  ownerCall,
  pointAt,
  signInAsOwner,
  textSection,
} from '../support/designer.ts';
import { ownServer } from '../support/own-server.ts';
import { recordSaves } from '../support/record-saves.ts';

const kills = Number(process.env['ETALAGE_KILLS'] ?? (isDeepRun ? 40 : 1));
type Victim = 'tab' | 'renderer' | 'server';
/**
 * Maximum time of typing before a kill, in milliseconds: longer than the debounce after which a text is sent, plus
 * saving it.
 */
const longestTyping = 1200;
/** A server takes the longest to restart, so it is killed the least often. */
const victims: readonly Victim[] = ['tab', 'server', 'renderer'];

test.setTimeout(60_000 + kills * 60_000);
/** Timeout of one step of a kill, in milliseconds; key presses have no timeout of their own. */
const timeout = 30_000;
// A trace of so much typing is too large to be useful, and only a second try has one. An option of its own for traces would
// put this journey behind all others, where it keeps one of two processors waiting for minutes.
test.describe.configure({ retries: 0 });

test(
  `whatever is killed while an owner types, nothing acknowledged is lost and undo works (kills: ${kills})`,
  onlyDeep,
  async ({ context }) => {
    const server = await ownServer();
    const saves = await recordSaves(server.dashboard);
    try {
      await server.start();
      const at = saves.dashboard;
      let page = await context.newPage();
      await signInAsOwner(page, at);
      const own = await makeOwnPage(page, 'Geveld', at);
      const key = keyOf(own);
      await fillDocument(page, key, [textSection('s', '<p>woord</p>')], at);
      const stored = () =>
        ownerCall<{ document: PageDocument; revision: number }>(page, 'documents/open', key, at);
      let before = await stored();
      const address = `${at}/paginas/${own.id}`;
      await openDesigner(page, address);

      for (let kill = 0; kill < kills; kill += 1) {
        const victim = victims[kill % victims.length] ?? 'tab';
        const step = <T>(what: string, work: () => Promise<T>) =>
          test.step(`kill ${kill} (${victim}): ${what}`, work, { timeout });
        await step('an owner types', () => beginTyping(page));
        const typing = typeOn(page);
        await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * (longestTyping - 200)));
        page = await step(`the ${victim} is killed`, () => fell(victim, page, server));
        typing.stop();

        if (victim === 'server') await step('the server starts again', () => server.start());
        const after = await step('no save is running', () => saves.atRest(stored));
        const possible = saves.possible(before.document, before.revision);
        expect(possible, `on the server after kill ${kill} (${victim})`).toContainEqual(after.document);

        // Work that the tab had not sent is offered, and restored once the owner accepts it.
        const tail = await step('what was not sent is read', () => unsentText(page, at));
        await step('the designer opens again', () => openDesigner(page, address));
        if (tail !== undefined) {
          await step('what was not sent is taken back', () => takeBack(page));
          expect(textOf((await stored()).document)).toBe(tail);
        }
        await step('undo and redo', () => backAndForth(page, async () => (await stored()).document));
        before = await stored();
      }
      expect(saves.acknowledged()).toBeGreaterThan(kills);
    } finally {
      await saves.stop();
      await server.remove();
    }
  },
);

async function beginTyping(page: Page): Promise<void> {
  const point = await pointAt(page, 'woord');
  await page.mouse.dblclick(point.x, point.y);
  await expect(page.getByRole('group', { name: 'Tekstopmaak' })).toBeVisible({ timeout: 30_000 });
  await page.keyboard.press('ControlOrMeta+End');
}

/** Types like a person, with pauses of all lengths, until it is stopped or its tab is closed. */
function typeOn(page: Page) {
  let stopped = false;
  const type = async () => {
    for (let word = 0; !stopped; word += 1) {
      await page.keyboard.type(` w${word}`, { delay: 15 });
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 900));
    }
  };
  type().catch(() => undefined);
  return { stop: () => void (stopped = true) };
}

/** Kills the victim, and returns the tab in which the owner continues. */
async function fell(victim: Victim, page: Page, server: { kill(): Promise<void> }): Promise<Page> {
  const context = page.context();
  if (victim === 'server') {
    await server.kill();
    // Typing continues for a while before the page is reloaded.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 800));
    await page.goto('about:blank');
    return page;
  }
  if (victim === 'tab') await page.close();
  else {
    const crashed = page.waitForEvent('crash');
    const devTools = await context.newCDPSession(page);
    void devTools.send('Page.crash').catch(() => undefined);
    await crashed;
    await page.close();
  }
  return context.newPage();
}

function textOf(document: PageDocument): string {
  const text = document.blocks['s-text']?.data['text'];
  return typeof text === 'string' ? text : '';
}

/** The last text that a closed tab stored on this computer; undefined when all of it was sent. */
async function unsentText(page: Page, at: string): Promise<string | undefined> {
  await page.goto(`${at}/favicon.svg`);
  return page.evaluate(() => {
    for (const [key, value] of Object.entries(localStorage)) {
      if (!key.startsWith('etalage:unsent:')) continue;
      const { queue } = JSON.parse(String(value)) as {
        queue: { waiting: Step[]; travelling: { steps: Step[] } | null };
      };
      const steps = [...(queue.travelling?.steps ?? []), ...queue.waiting];
      return steps.at(-1)?.operations.at(-1)?.changes?.['text']?.to;
    }
    return undefined;
    interface Step {
      operations: { changes?: Record<string, { to: string }> }[];
    }
  });
}

async function takeBack(page: Page): Promise<void> {
  const offer = page.getByRole('button', { name: 'Terugzetten' });
  await offer.click();
  await expect(offer).toBeHidden();
  await save(page);
}

/** Undo reverts the last step, on the screen and on the server, and redo restores it. */
async function backAndForth(page: Page, stored: () => Promise<PageDocument>): Promise<void> {
  const before = await stored();
  await page.getByRole('button', { name: /^Ongedaan maken: / }).click();
  await save(page);
  const undone = await stored();
  expect(undone).not.toEqual(before);
  const less = plain(textOf(undone));
  expect(plain(textOf(before)).startsWith(less), `${textOf(before)} → ${less}`).toBe(true);
  await page.getByRole('button', { name: /^Opnieuw doen: / }).click();
  await save(page);
  expect(await stored()).toEqual(before);
  const shown = (await canvasFrame(page)).locator('[data-block-id="s-text"]');
  await expect(shown).toHaveText(plain(textOf(before)));
}

/** Saves immediately, as an owner may; automatic saving is tested while typing. */
async function save(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+s');
  await expectSaved(page);
}

const plain = (html: string) =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .trim();
