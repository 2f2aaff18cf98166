import { readRedirect, redirectTarget, type Redirect, type TypedRedirect } from '@etalage/site-model';
import type { Translate } from '@etalage/texts';

/** The host names of a website of which the dashboard knows the address. */
export function hostsOf(websiteUrl: string): string[] {
  if (!URL.canParse(websiteUrl)) return [];
  const { host, hostname } = new URL(websiteUrl);
  return [host, hostname];
}

/** The message at a field of a typed redirect, by the rules of the server; '' if there is none. */
export function problemAt(
  field: 'from' | 'to' | 'kind',
  typed: TypedRedirect,
  websiteUrl: string,
  t: Translate,
): string {
  const { problems = [] } = readRedirect(typed, hostsOf(websiteUrl));
  const problem = problems.find((one) => one.field === field);
  return problem ? t(`redirects_error_${problem.issue}`, problem.values) : '';
}

/** A visit of a redirect and where it ends; for a pattern with an example as the rest. */
export function trialOf(redirect: Redirect, example: string): { from: string; to: string } {
  const from = redirect.from.endsWith('/*') ? redirect.from.slice(0, -1) + example : redirect.from;
  return { from, to: redirectTarget(redirect, from) };
}
