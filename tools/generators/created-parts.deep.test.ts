import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ScratchCopy } from '../guards/scratch-copy.ts';
import { createPart } from './create-part.ts';
import { unfilled } from './templates/endpoint-files.ts';

const parts = [
  ['block', 'call-to-action'],
  ['section', 'a-section-whose-name-is-as-long-as-it-gets'.slice(0, 40)],
  ['field', 'phone-number'],
  ['endpoint', 'newest-pages', 'list-newest-pages'],
  ['endpoint', 'newest-pages', 'count-newest-pages', '--visitor'],
  // An area on one of the lowest floors that contain endpoints.
  ['endpoint', 'products', 'list-low-stock-products'],
  ['rule', 'free-shipping'],
];
const libraries = ['libs/blocks', 'libs/form-engine', 'libs/shop-domain', 'libs/api-contract'];
/** The projects that the parts change. */
const projects = [...libraries, 'libs/texts', 'apps/api', 'apps/storefront', 'apps/dashboard'];
// A second worker would read the same modules again.
const ONE_WORKER = ['--maxWorkers', '1'];
const rootConfig = `export default { test: { projects: ${JSON.stringify(libraries)} } };\n`;
const testFiles = [
  'src/content/call-to-action',
  'src/sections/a-section',
  'src/fields/phone-number',
  'src/registry',
  'src/free-shipping',
  'src/client',
];

/** The output of the generators must pass the checks of the project unchanged. */
describe('created parts', () => {
  const copy = new ScratchCopy({ sources: true });
  const paths: string[] = [];
  beforeAll(async () => {
    for (const words of parts) {
      const { created, changed } = await createPart(copy.root, words);
      paths.push(...created, ...changed);
    }
    // The storefront's routes are compiled with types that are generated from them.
    const { code, output } = copy.run('node_modules/.bin/react-router', ['typegen'], {}, 'apps/storefront');
    expect(code, output).toBe(0);
  });
  afterAll(() => copy.remove());

  it('are formatted', () => {
    const { code, output } = copy.run('node_modules/.bin/oxfmt', ['--check', ...new Set(paths)]);
    expect(code, output).toBe(0);
  });

  it.each(projects)('compile in %s', (project) => {
    expect(copy.compile(project)).toEqual([]);
  });

  it('pass their own tests', () => {
    copy.write('vitest.config.ts', rootConfig);
    const { code, output } = copy.run('node_modules/.bin/vitest', ['run', ...ONE_WORKER, ...testFiles]);
    expect(code, output).toBe(0);
    for (const file of testFiles) expect(output).toContain(file);
  });

  it('pass the cases of every endpoint, and fail with one sentence until they expect what it returns', () => {
    const { code, output } = copy.run(
      'node_modules/.bin/vitest',
      ['run', ...ONE_WORKER, 'src/newest-pages'],
      { NO_COLOR: '1' },
      'apps/api',
    );
    expect(code, output).toBe(1);
    for (const name of ['listNewestPages', 'countNewestPages']) expect(output).toContain(unfilled(name));
    expect(output).toMatch(/Tests\s+2 failed \| 2\d passed/);
  });

  it.each(['check-texts/check-texts.mjs', 'check-names/check-names.mjs', 'floors/floors.mjs'])(
    'are no finding of %s',
    (script) => {
      const findings = copy.run(`tools/${script}`, []).output.split('\n');
      expect(findings.filter((finding) => paths.some((path) => finding.startsWith(path)))).toEqual([]);
    },
  );

  it('pass lint', () => {
    const { code, output } = copy.lint([...new Set(paths)], '--max-warnings', '0');
    expect(code, output).toBe(0);
  });
});
