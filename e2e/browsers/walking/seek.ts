import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Tab } from '../driving/tab.ts';

/** What a person looks for: a role with its Dutch name, a text, or something without either, by selector. */
export type Sought = (
  | { readonly role: string; readonly name?: string; readonly part?: string; readonly level?: number }
  | { readonly text: string }
  | { readonly selector: string }
) & {
  readonly within?: Sought;
  /** Which one of those that are found, counted from 0. */
  readonly index?: number;
};

interface Library {
  queryAllByRole(root: Element, role: string, options: object): HTMLElement[];
}

declare global {
  var TestingLibraryDom: Library | undefined;
  var seek: ((sought: Sought) => HTMLElement[]) | undefined;
}

/** Runs in the page: the visible elements that are sought, in the order of the page. */
function seekInPage({ index, ...sought }: Sought): HTMLElement[] {
  if (index !== undefined) return seekInPage(sought).slice(index, index + 1);
  const library = globalThis.TestingLibraryDom;
  const root = sought.within ? seekInPage(sought.within)[0] : document.body;
  if (!library || !root) return [];
  const plain = (text: string) => text.replaceAll(/\s+/g, ' ').toLowerCase();
  const containing = (part: string) => new RegExp(part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
  if ('selector' in sought) return [...root.querySelectorAll<HTMLElement>(sought.selector)];
  if ('text' in sought) {
    const holds = ({ textContent }: Element) => plain(textContent ?? '').includes(plain(sought.text));
    const isShown = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length > 0;
    };
    // The smallest elements that contain the whole text.
    return [...root.querySelectorAll<HTMLElement>('*')].filter(
      (element) => holds(element) && ![...element.children].some(holds) && isShown(element),
    );
  }
  const { role, name, part, level } = sought;
  const named = name ?? (part === undefined ? undefined : containing(part));
  return library.queryAllByRole(root, role, { ...(named && { name: named }), ...(level && { level }) });
}

const folder = dirname(createRequire(import.meta.url).resolve('@testing-library/dom/package.json'));
const library = readFileSync(join(folder, 'dist/@testing-library/dom.umd.min.js'), 'utf8');

/** Makes `seek` available in the document that the tab shows now. */
export async function ensureSeek(tab: Tab): Promise<void> {
  if (await tab.evaluate(() => globalThis.seek !== undefined)) return;
  await tab.load(`${library};globalThis.seek = (${seekInPage.toString()})`);
}
