import { expect } from '@playwright/test';
import { fillDocument, keyOf, makeOwnPage, ownerCall, type OwnPage } from './designer.ts';
import type { Caller } from './owner.ts';
import type { Scope } from './scope.ts';
import { scriptAttacks } from './script-attacks.ts';

interface Canary {
  fired: Set<number>;
  canary: (number: number) => void;
}

/** Runs in a page, before all else: what an attack calls, which remembers its number. */
export function listen(): void {
  const fired = new Set<number>();
  const canary: Canary = { fired, canary: (number) => void fired.add(number) };
  Object.assign(window, canary);
}

/** Runs in a page: the numbers of the attacks that have run on it. */
function firedAttacks(): number[] {
  return [...(window as unknown as Canary).fired];
}

/** Runs in a page: puts every attack in it, as a program that sanitises nothing would. */
function insertAttacks(attacks: readonly string[]): void {
  const control = document.body.appendChild(document.createElement('div'));
  control.id = 'control';
  for (const attack of attacks) {
    const holder = control.appendChild(document.createElement('div'));
    holder.append(document.createRange().createContextualFragment(attack));
  }
}

/** Runs in a page: follows every link within it, as a visitor might. */
function followLinks(): void {
  // Links to other pages would leave this one; the code of an attack runs anyway.
  for (const link of document.querySelectorAll('main a, #control a, #control svg a')) {
    const address = link.getAttribute('href') ?? '';
    if (!/^(\/|https?:|#|mailto:|tel:)/.test(address))
      link.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
}

/** Runs in a page: how many elements its content has that load or run code. */
function countForeign(): number {
  return document.querySelectorAll('main :is(script, iframe, object, embed)').length;
}

/** The first and the last text of the page with attacks. */
const edges = ['Voor de aanvallen', 'Na de aanvallen'] as const;

/** Publishes a page on which each attack is the text of a paragraph, as an owner who attacks the visitors would. */
export async function publishAttacks(owner: Caller): Promise<OwnPage> {
  const own = await makeOwnPage(owner, 'Aanvallen');
  const key = keyOf(own);
  const texts = [`<p>${edges[0]}</p>`, ...scriptAttacks, `<p>${edges[1]}</p>`];
  const paragraphs = texts.map((text, index) => ({
    id: `tekst-${index}`,
    type: 'paragraph',
    data: { text },
  }));
  const section = {
    id: 'teksten',
    type: 'sectionContent',
    slots: { content: paragraphs.map(({ id }) => id) },
  };
  await fillDocument(owner, key, [[section, ...paragraphs]]);
  const { revision } = await ownerCall<{ revision: number }>(owner, 'documents/open', key);
  await ownerCall(owner, 'documents/publish', { ...key, revision });
  return own;
}

/**
 * Shows that at least this many attacks run in a page that listens and sanitises nothing. Browsers differ: some attacks
 * need a kind of element or event that another browser does not have.
 */
export async function expectAttacksRun(page: Scope, minimum: number): Promise<void> {
  await page.evaluate(insertAttacks, scriptAttacks);
  await page.evaluate(followLinks);
  await expect
    .poll(async () => (await page.evaluate(firedAttacks)).length, { timeout: 15_000 })
    .toBeGreaterThanOrEqual(minimum);
}

/** Shows that no attack runs on the published page with all of them, which listens and has no policy. */
export async function expectNoAttackRuns(page: Scope): Promise<void> {
  const text = await page.evaluate(() => document.body.innerText);
  for (const edge of edges) expect(text).toContain(edge);
  await page.evaluate(followLinks);
  expect(await page.evaluate(countForeign)).toBe(0);
  expect((await page.evaluate(firedAttacks)).map((number) => scriptAttacks[number])).toEqual([]);
}
