import { probe, type Probe } from './probe.ts';

/** One import of each kind that the floors refuse. That every list is checked has its own test. */
export const floorProbes: readonly Probe[] = [
  probe(
    'a folder imports a folder above it',
    'libs/texts/src/nl/da.ts',
    '../translate/translate.ts',
    './shop.ts',
    '[floor:texts] nl (floor 1) must not import translate (floor 2)',
  ),
  probe(
    'a folder imports a folder of its own floor',
    'libs/texts/src/nl/db.ts',
    '../format/index.ts',
    './shop.ts',
    '[floor:texts] nl (floor 1) must not import format (floor 1)',
  ),
  {
    name: 'a folder takes a type from above',
    file: 'libs/texts/src/nl/dc.ts',
    bad: `import type { Translate } from '../translate/translate.ts';\n`,
    good: `import type { shop } from './shop.ts';\n`,
    rule: '[floor:texts] nl (floor 1) must not import translate (floor 2)',
  },
  {
    name: 'a folder names a type from above within a type',
    file: 'libs/texts/src/nl/dd.ts',
    bad: `export type Dd = import('../translate/translate.ts').Translate;\n`,
    good: `export type Dd = typeof import('./shop.ts').shop;\n`,
    rule: '[floor:texts] nl (floor 1) must not import translate (floor 2)',
  },
  {
    name: 'a folder imports lazily from above',
    file: 'libs/texts/src/nl/de.ts',
    bad: `export const load = () => import('../translate/translate.ts');\n`,
    good: `export const load = () => import('./shop.ts');\n`,
    rule: '[floor:texts] nl (floor 1) must not import translate (floor 2)',
  },
  probe(
    'product code imports a fixture',
    'libs/site-model/src/site/df.ts',
    './site.fixture.ts',
    './site.ts',
    '[floor:site-model] site must not import testing code',
  ),
  probe(
    'product code imports a testing folder',
    'libs/site-model/src/site/dg.ts',
    '../testing/site.ts',
    './site.ts',
    '[floor:site-model] site must not import testing code',
  ),
];
