import type { Step } from './run-step.ts';

/** Runs a target of several projects; by default of all projects that have it. */
export const nxStep = (name: string, target: string, ...options: readonly string[]): Step => ({
  name,
  command: 'nx',
  args: ['run-many', '-t', target, '--output-style=static', ...options],
});
