import { type ClientBuild, loadedWith, reachableFrom } from './client-build.ts';

/** The rules for the storefront's browser build; patterns are regular expressions. */
export interface BundleRules {
  /** Manifest keys of the entries that every visitor loads first. */
  entries: readonly string[];
  forbidden: readonly { rule: string; where: 'anywhere' | 'visitors'; modules: string; why: string }[];
  /**
   * Maximum gzip size in bytes of each matching chunk: `alone`, else with everything that it imports and the chunks
   * that it cannot do without; `beyond: 'loader'` excludes what the entries have already loaded.
   */
  budgets: readonly {
    rule: string;
    chunks: string;
    alone?: boolean;
    with?: readonly string[];
    beyond?: 'loader';
    maxGzip: number;
  }[];
}

export interface Measure {
  rule: string;
  key: string;
  gzip: number;
  maxGzip: number;
}

/** One sentence for each forbidden module and each exceeded budget; empty when the build is valid. */
export function findingsOf(build: ClientBuild, rules: BundleRules): string[] {
  const missing = rules.entries.filter((entry) => !build.has(entry));
  if (missing.length > 0) return missing.map((entry) => `[bundle:entry] ${entry} is not in the manifest.`);
  const visitors = reachableFrom(build, rules.entries);
  const findings: string[] = [];
  for (const { key, file, modules } of build.values()) {
    for (const { rule, where, modules: pattern, why } of rules.forbidden) {
      if (where === 'visitors' && !visitors.has(key)) continue;
      const found = modules.filter((module) => new RegExp(pattern).test(module));
      findings.push(...found.map((module) => `${rule} ${file} holds ${module}: ${why}.`));
    }
  }
  const broken = measuresOf(build, rules).filter(({ gzip, maxGzip }) => gzip > maxGzip);
  findings.push(...broken.map((measure) => `${describeMeasure(measure)}: over budget.`));
  return findings;
}

/** The size of everything that has a budget. */
export function measuresOf(build: ClientBuild, { entries, budgets }: BundleRules): Measure[] {
  const visitors = reachableFrom(build, entries);
  const loaded = new Set(entries.flatMap((entry) => [...loadedWith(build, entry)]));
  return budgets.flatMap(({ rule, chunks, alone, with: needed = [], beyond, maxGzip }) =>
    [...visitors]
      .filter((key) => new RegExp(chunks).test(key))
      .map((key) => {
        const parts = alone
          ? new Set([key])
          : new Set([key, ...needed].flatMap((part) => [...loadedWith(build, part)]));
        const counted = [...parts].filter((part) => !beyond || !loaded.has(part));
        const gzip = counted.reduce((sum, part) => sum + (build.get(part)?.gzip ?? 0), 0);
        return { rule, key, gzip, maxGzip };
      }),
  );
}

export function describeMeasure({ rule, key, gzip, maxGzip }: Measure): string {
  return `${rule} ${key}: ${gzip} of ${maxGzip} bytes`;
}
