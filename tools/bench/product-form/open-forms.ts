import { createRequire } from 'node:module';
import { join } from 'node:path';
import { dashboardPath } from '@etalage/api-contract';
import { workspaceRoot } from '../../node/use-project-node.mjs';
import { ensureChromium } from '../../test/ensure-chromium.mjs';
import type { RunningShop } from '../../start/start-shop.ts';

// The part of Playwright that is used; tools do not depend on the packages of the journeys.
interface Locator {
  fill(text: string): Promise<void>;
  click(): Promise<void>;
  first(): Locator;
  last(): Locator;
  waitFor(): Promise<void>;
}

export interface FormPage {
  goto(url: string): Promise<unknown>;
  setContent(html: string): Promise<void>;
  evaluate<Result>(work: () => Result | Promise<Result>): Promise<Result>;
  getByLabel(label: string | RegExp, options?: { exact: boolean }): Locator;
  getByRole(role: string, options: { name: string | RegExp; exact?: boolean }): Locator;
  waitForTimeout(milliseconds: number): Promise<void>;
  readonly keyboard: { press(key: string): Promise<void> };
}

interface Browser {
  newContext(options: object): Promise<{ newPage(): Promise<FormPage> }>;
  close(): Promise<void>;
}

/** A page, and the inputs in it that are typed in. */
export interface OpenedPage {
  readonly page: FormPage;
  readonly inputs: readonly { readonly name: string; readonly input: Locator }[];
}

interface Form {
  readonly name: string;
  /** Of the product. */
  readonly id: string;
  readonly hasVariants: boolean;
}

/** The number of a variant of the first page. */
const VARIANT = 'Artikelnummer, Keuze 0, Keuze 0, Keuze 3';

/** Adds an input that nothing listens to, outside of React. */
function putBareInput(): void {
  const input = document.createElement('input');
  input.setAttribute('aria-label', 'Kaal veld');
  document.body.append(input);
}

/** Opens a page with a bare input and the forms of products, as the demo shop's owner. */
export async function openForms(
  { dashboardPort }: RunningShop,
  forms: readonly Form[],
): Promise<{ pages: OpenedPage[]; close: () => Promise<void> }> {
  const { chromium } = createRequire(join(workspaceRoot, 'e2e/package.json'))('playwright-core') as {
    chromium: { launch(options: object): Promise<Browser> };
  };
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu'],
  });
  // Each in a window of its own: a tab behind another one paints nothing.
  const open = async () => (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const bare = await open();
  await bare.setContent('<label>Naam <input></label>');
  const pages: OpenedPage[] = [
    { page: bare, inputs: [{ name: 'bare input', input: bare.getByLabel('Naam') }] },
  ];
  const address = `http://127.0.0.1:${dashboardPort}`;
  for (const { name, id, hasVariants } of forms) {
    const page = await open();
    await signIn(page, address);
    await page.goto(address + dashboardPath('leeg', `/producten/${id}`));
    const title = page.getByLabel('Naam', { exact: true });
    await title.first().waitFor();
    await page.evaluate(putBareInput);
    // Its last option, which opens its fields.
    await page.getByRole('button', { name: /^Maat 36/ }).click();
    pages.push({
      page,
      inputs: [
        { name: `${name}: bare input in the same page`, input: page.getByLabel('Kaal veld') },
        { name: `${name}: name of the product`, input: title.first() },
        { name: `${name}: name of an option`, input: title.last() },
        ...(hasVariants ? [{ name: `${name}: number of a variant`, input: page.getByLabel(VARIANT) }] : []),
      ],
    });
  }
  return { pages, close: () => browser.close() };
}

async function signIn(page: FormPage, address: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('E-mailadres').fill('demo@etalage.nl');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('etalage-demo');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.getByRole('link', { name: /Producten/ }).waitFor();
}
