import { MAX_CHAIN, type Redirect, type RedirectProblem } from './redirect.ts';
import { redirectSources, redirectTarget } from './redirect-target.ts';
import { shortPath } from './short-path.ts';

type Rule = Pick<Redirect, 'from' | 'to'>;

/** A loop, or a chain of more than `MAX_CHAIN`. */
export interface WrongChain {
  readonly issue: 'loop' | 'chain';
  /** The `from` of the changed redirect that is a part of it. */
  readonly from: string;
  /** The paths that a visitor passes. */
  readonly paths: readonly string[];
}

/**
 * The loops and long chains of which changed redirects are a part. Others are left alone, so that what is there already
 * blocks no change.
 *
 * Every redirect is followed from its own path; a pattern is followed with `*` as the rest. No loop escapes this: its
 * redirect that keeps the shortest rest is followed through the whole loop.
 *
 * @param isLive whether visitors see something at a path, which then redirects nobody
 */
export function wrongChains(
  rules: readonly Rule[],
  changed: ReadonlySet<string>,
  isLive: (path: string) => boolean = () => false,
): WrongChain[] {
  const byFrom = new Map(rules.map((rule) => [rule.from, rule]));
  return rules.flatMap((rule) => {
    const { paths, used, issue } = walk(rule, byFrom, isLive);
    const from = used.find((one) => changed.has(one));
    return issue && from !== undefined ? [{ issue, from, paths }] : [];
  });
}

/** The paths are shortened: every row of an import may have this message. */
export function chainProblem({ issue, paths }: WrongChain): RedirectProblem {
  return { field: 'to', issue, values: { chain: paths.map(shortPath).join(' → ') } };
}

/** The redirect that applies to a path. */
export function findRedirect<One extends Rule>(
  byFrom: ReadonlyMap<string, One>,
  path: string,
): One | undefined {
  for (const source of redirectSources(path)) {
    const rule = byFrom.get(source);
    if (rule) return rule;
  }
  return undefined;
}

function walk(first: Rule, byFrom: ReadonlyMap<string, Rule>, isLive: (path: string) => boolean) {
  const paths = [first.from];
  const used: string[] = [];
  let rule: Rule | undefined = first;
  let issue: WrongChain['issue'] | undefined;
  while (rule && !issue) {
    const target: string = redirectTarget(rule, paths.at(-1) ?? '');
    const path = target.replace(/[?#].*$/s, '');
    if (paths.includes(path)) issue = 'loop';
    else if (used.push(rule.from) > MAX_CHAIN) issue = 'chain';
    if (issue === 'loop') used.push(rule.from);
    paths.push(path);
    rule = path.startsWith('/') && !isLive(path) ? findRedirect(byFrom, path) : undefined;
  }
  return { paths, used, issue };
}
