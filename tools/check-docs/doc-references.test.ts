import { describe, expect, it } from 'vitest';
import { referencesIn } from './doc-references.ts';

describe('referencesIn', () => {
  it('reads paths in code marks, and links', () => {
    const page =
      'See `libs/texts/src/nl` and [the ledger](docs/ledger.md#guide), not `apps/*` or <https://a.nl>.';
    expect(referencesIn('README.md', page).paths).toEqual(['libs/texts/src/nl', 'docs/ledger.md']);
  });

  it('counts the paths of a project from its folder', () => {
    const page = 'Start at `src/nl`; a schema is `x.schema.ts`; [up](../README.md)';
    expect(referencesIn('libs/texts/README.md', page).paths).toEqual([
      'libs/texts/src/nl',
      'libs/texts/../README.md',
    ]);
  });

  it('reads the scripts of npm', () => {
    expect(referencesIn('README.md', '`npm ci && npm test`, `npm run test:deep -- --x`').scripts).toEqual([
      'test:deep',
      'ci',
      'test',
    ]);
  });
});
