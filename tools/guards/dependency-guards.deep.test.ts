import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CommandResult, ScratchCopy } from './scratch-copy.ts';

const DECLARED = { '@etalage/api-contract': '*', '@etalage/site-model': '*', zod: '4.6.7' };
const IMPORTED = Object.keys(DECLARED);

/** Three planted projects; only the first declares exactly what it imports. */
const projects = [
  { name: 'sound-project', dependencies: DECLARED, imports: IMPORTED },
  { name: 'unused-package', dependencies: { ...DECLARED, kysely: '*' }, imports: IMPORTED },
  { name: 'undeclared-package', dependencies: DECLARED, imports: [...IMPORTED, 'kysely'] },
];
const manifestOf = (name: string) => `libs/${name}/package.json`;

describe('dependency guards', () => {
  const copy = new ScratchCopy({ sources: false });
  let linted: CommandResult = { code: 0, output: '' };

  // Reading all projects takes most of the time of nx and of eslint, so each runs once for all three projects.
  beforeAll(() => {
    for (const { name, dependencies, imports } of projects) {
      const manifest = {
        name: `@etalage/${name}`,
        type: 'module',
        dependencies,
        nx: { targets: { typecheck: {} } },
      };
      copy.write(manifestOf(name), JSON.stringify(manifest));
      copy.write(`libs/${name}/src/index.ts`, imports.map((from) => `import '${from}';\n`).join(''));
    }
    expect(copy.run('node_modules/.bin/nx', ['show', 'projects'])).toMatchObject({ code: 0 });
    linted = copy.lint(projects.map(({ name }) => manifestOf(name)));
  });
  afterAll(() => copy.remove());

  /** The messages of eslint about one project; '' if there are none. */
  const messagesOf = (name: string) =>
    linted.output.split(/^(?=\/)/m).find((part) => part.split('\n')[0]?.endsWith(manifestOf(name))) ?? '';

  it('passes a project that declares what it imports', () => {
    expect(messagesOf('sound-project')).toBe('');
  });

  it('@nx/dependency-checks refuses a declared package that nothing imports', () => {
    expect(messagesOf('unused-package')).toMatch(/The "kysely" package is not used .*@nx\/dependency-checks/);
    expect(linted.code).toBe(1);
  });

  it('@nx/dependency-checks refuses an import that is not declared', () => {
    expect(messagesOf('undeclared-package')).toMatch(/missing from "dependencies":\s+- kysely/);
    expect(linted.code).toBe(1);
  });
});
