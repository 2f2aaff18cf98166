import { writeFileSync } from 'node:fs';
import { test as base } from '@playwright/test';
import { openFirefox } from './driving/open-firefox.ts';
import { openWebKit, type WebKitPrograms } from './driving/open-webkit.ts';
import type { Tab } from './driving/tab.ts';
import { type Person, personAt } from './walking/person.ts';

/** Paths of the programs that are installed. */
interface Programs extends Partial<WebKitPrograms> {
  readonly firefox?: string;
}

const SIZE = { width: 1440, height: 900 };

const openers = {
  Firefox: ({ firefox }: Programs) => (firefox ? openFirefox(firefox, SIZE) : undefined),
  WebKit: ({ webkitDriver, webkit, screen }: Programs) =>
    webkitDriver && webkit && screen ? openWebKit({ webkitDriver, webkit, screen }, SIZE) : undefined,
};

/** What a project of the configuration chooses. */
export interface Chosen {
  engine: keyof typeof openers;
  programs: Programs;
}

/**
 * A test in the browser of its project. It fails on any error of a script and any violation of a policy that it does not
 * expect.
 */
export const test = base.extend<{ tab: Tab; person: Person }, Chosen>({
  engine: ['Firefox', { option: true, scope: 'worker' }],
  programs: [{}, { option: true, scope: 'worker' }],
  tab: async ({ engine, programs }, use, info) => {
    const tab = await openers[engine](programs);
    if (!tab)
      throw new Error(
        `${engine} is not installed; npm run test:browsers installs it or says what is missing.`,
      );
    try {
      await use(tab);
      if (info.status !== info.expectedStatus)
        writeFileSync(info.outputPath('window.png'), await tab.picture());
    } finally {
      await tab.close();
    }
  },
  person: async ({ tab }, use) => {
    await use(personAt(tab));
    base.expect(tab.problems(), 'problems on the pages of this test').toEqual([]);
  },
});

export { expect } from '@playwright/test';
