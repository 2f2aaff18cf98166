import type { SeedWebsite } from '@etalage/api/seed';

/** Sign-in of the demo shop, printed at every start. */
export const demoLogin = { email: 'demo@etalage.nl', password: 'etalage-demo' } as const;
export type DemoLogin = typeof demoLogin;

/** The demo shop; `localhost` is its address on the machine it runs on. */
export const demoWebsite: SeedWebsite = {
  id: 'atelier-noord',
  slug: 'atelier-noord',
  hosts: ['localhost', 'atelier-noord.localhost'],
};
/** A small second website, to detect when data of websites is mixed. */
export const secondWebsite: SeedWebsite = { id: 'tweede', slug: 'tweede', hosts: ['tweede.localhost'] };

/** Every block, section and kind of option once, to view and to test. */
export const showcaseWebsite: SeedWebsite = {
  id: 'voorbeelden',
  slug: 'voorbeelden',
  hosts: ['voorbeelden.localhost'],
};
/** A website without a page or product, as a new owner sees it. */
export const emptyWebsite: SeedWebsite = { id: 'leeg', slug: 'leeg', hosts: ['leeg.localhost'] };
