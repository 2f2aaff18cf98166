import { ensureChromium } from './ensure-chromium.mjs';
import { mutationSteps } from './mutation-steps.ts';
import { runStep, type Step } from './run-step.ts';

/** The long runs by name; each is a number of steps. */
const longRuns: Readonly<Record<string, () => readonly Step[]>> = {
  /** Kills tab, renderer or server a thousand times while an owner types. */
  kills: () => [
    { name: 'build', command: 'nx', args: ['run-many', '-t', 'build', '--output-style=static'] },
    {
      name: 'a thousand kills',
      command: 'playwright',
      args: ['test', 'dashboard/designer-kills.e2e.ts'],
      cwd: 'e2e',
      env: { ETALAGE_KILLS: '1000', CHROMIUM_PATH: ensureChromium() },
    },
  ],
  /** Kills the server with its database fifty times while something is saved, five times as often as in a deep run. */
  durability: () => [
    {
      name: 'fifty kills while something is saved',
      command: 'vitest',
      args: ['run', 'durability.deep.test.ts'],
      cwd: 'apps/api',
      env: { ETALAGE_DEEP: '1', ETALAGE_KILLS: '50' },
    },
  ],
  /** Breaks every rule of the shop, with as many random cases for each as a normal run has. */
  mutation: () => mutationSteps({ cases: 2000, lowest: 90 }),
  /** Random and worst requests to every endpoint and page, ten times as many as in a deep run. */
  fuzz: () => [
    { name: 'build', command: 'nx', args: ['run-many', '-t', 'build', '--output-style=static'] },
    {
      name: 'twenty thousand requests',
      command: 'vitest',
      args: ['run', 'fuzz/fuzz.deep.test.ts'],
      cwd: 'tools',
      env: { ETALAGE_DEEP: '1', ETALAGE_FUZZ: '20000' },
    },
  ],
  /** A year of purchases of all kinds, each followed through every page, document, payment and export. */
  year: () => [
    {
      name: 'five thousand purchases',
      command: 'vitest',
      args: ['run', 'proof/year-proof.deep.test.ts'],
      cwd: 'tools/demo',
      env: { ETALAGE_DEEP: '1', ETALAGE_PROOF: '5000' },
    },
  ],
  /** Kills the server and its database while invoices and credit notes get their numbers. */
  numbers: () => [
    {
      name: 'a hundred kills while invoices are made',
      command: 'vitest',
      args: ['run', 'src/invoices/invoice-kills.deep.test.ts'],
      cwd: 'apps/api',
      env: { ETALAGE_DEEP: '1', ETALAGE_INVOICE_KILLS: '100' },
    },
  ],
  /** A year of orders of a busy shop. */
  orders: () => [
    {
      name: 'ten thousand orders',
      command: 'vitest',
      args: ['run', 'src/orders/year-of-orders.test.ts'],
      cwd: 'apps/api',
      env: { ETALAGE_ORDERS: '10000' },
    },
  ],
};

/**
 * Runs the long runs with these names, all of them by default.
 * @returns Whether all of them passed; false for an unknown name.
 */
export async function runLong(workspace: string, names: readonly string[]): Promise<boolean> {
  const known = Object.keys(longRuns);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}. Choose from ${known.join(', ')}.`);
    return false;
  }
  let passed = true;
  for (const name of names.length > 0 ? names : known) {
    for (const step of longRuns[name]?.() ?? []) {
      const result = await runStep(workspace, step);
      passed &&= result.passed;
    }
  }
  return passed;
}
