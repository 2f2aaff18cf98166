import type { Step } from './run-step.ts';

const ESLINT_ENV = { ESLINT_USE_FLAT_CONFIG: 'false', NODE_OPTIONS: '--disable-warning=ESLintRCWarning' };

/** Folders with code; an argument of a linter that reads all of it. */
const ALL_CODE = ['apps', 'libs', 'e2e', 'tools'];

/** Manifests of all projects: one import more or less changes what they must declare. */
const MANIFESTS = ['{apps,libs,tools}/*/package.json', '{e2e,tools}/package.json'];

/** The rules on layers and on declared packages read the project graph from Nx's cache, which any Nx command fills. */
export const projectGraphStep: Step = {
  name: 'project graph',
  command: 'nx',
  args: ['show', 'projects'],
  isHeld: true,
};

/** Generates the types of the storefront's routes, which its code imports. */
export const routeTypesStep: Step = {
  name: 'types of routes',
  command: 'react-router',
  args: ['typegen'],
  cwd: 'apps/storefront',
};

/**
 * Checks types and the rules that need types, in one run of the native compiler.
 * @param paths Files or folders; all code by default.
 */
export function typesStep(paths: readonly string[] = ALL_CODE): Step {
  const checks = ['--type-aware', '--type-check', '--deny-warnings'];
  return {
    name: 'types',
    command: 'oxlint',
    args: ['-c', 'tools/lint/types.json', ...checks, ...paths],
  };
}

/**
 * Runs all other lint rules. One process for all projects: reading the rules and the project graph takes longer than
 * linting a small project.
 * @param paths Files or folders; all code by default. The manifests are always included.
 */
export function lintStep(paths: readonly string[] = ALL_CODE): Step {
  const options = ['--max-warnings', '0', '--no-error-on-unmatched-pattern', '--ext', '.ts,.tsx,.mjs,.cjs'];
  return { name: 'lint', command: 'eslint', args: [...options, ...paths, ...MANIFESTS], env: ESLINT_ENV };
}
