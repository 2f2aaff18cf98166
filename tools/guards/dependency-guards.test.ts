import { afterAll, describe, expect, it } from 'vitest';
import { type CommandResult, ScratchCopy } from './scratch-copy.ts';

const MANIFEST = 'libs/designer-protocol/package.json';
const SOURCE = 'libs/designer-protocol/src/index.ts';

describe('dependency guards', () => {
  const copy = new ScratchCopy({ sources: false });
  const declared = copy.read(MANIFEST);
  const imports = ['@etalage/api-contract', '@etalage/site-model', 'zod']
    .map((name) => `import '${name}';\n`)
    .join('');
  afterAll(() => copy.remove());

  function lintManifest(manifest: string, source: string): CommandResult {
    copy.write(MANIFEST, manifest);
    copy.write(SOURCE, source);
    // nx reads the imports of all projects when it lists the projects.
    expect(copy.run('node_modules/.bin/nx', ['show', 'projects'])).toMatchObject({ code: 0 });
    return copy.run('node_modules/.bin/eslint', [MANIFEST], {
      ESLINT_USE_FLAT_CONFIG: 'false',
      NODE_OPTIONS: '--disable-warning=ESLintRCWarning',
    });
  }

  it('passes a project that declares what it imports', () => {
    expect(lintManifest(declared, imports)).toEqual({ code: 0, output: '' });
  });

  it('@nx/dependency-checks refuses a declared package that nothing imports', () => {
    const { code, output } = lintManifest(declared.replace('"zod":', '"kysely": "*",\n    "zod":'), imports);
    expect(output).toMatch(/The "kysely" package is not used .*@nx\/dependency-checks/);
    expect(code).toBe(1);
  });

  it('@nx/dependency-checks refuses an import that is not declared', () => {
    const { code, output } = lintManifest(declared, `${imports}import 'kysely';\n`);
    expect(output).toMatch(/missing from "dependencies":\s+- kysely/);
    expect(code).toBe(1);
  });
});
