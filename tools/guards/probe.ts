/** One forbidden line, where it is planted, and the allowed line of the copy without errors. */
export interface Probe {
  name: string;
  file: string;
  bad: string;
  good: string;
  /** A part of the report: our name of the rule, or the name of the lint rule that implements it. */
  rule: string;
}

/** The lint rule of the layers, whose messages contain no name of ours. */
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
