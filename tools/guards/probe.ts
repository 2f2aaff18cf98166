/** One forbidden line, where it is planted, and the allowed line that stands there in the sound copy. */
export interface Probe {
  name: string;
  file: string;
  bad: string;
  good: string;
  /** Words of the report: the rule's own name, or the lint rule that carries it. */
  rule: string;
}

/** The lint rule of the layers, which names no rule of ours. */
export const BOUNDARIES = '@nx/enforce-module-boundaries';

const side = (specifier: string) => `import '${specifier}';\n`;

/** A probe whose forbidden and allowed lines are imports. */
export const probe = (name: string, file: string, bad: string, good: string, rule: string): Probe => ({
  name,
  file,
  bad: side(bad),
  good: side(good),
  rule,
});
