import { normalisedPath } from '../names/normalised-path.ts';
import { MAX_FROM, MAX_TO, type Redirect, type RedirectIssue, type RedirectProblem } from './redirect.ts';

export interface TypedRedirect {
  readonly from: string;
  readonly to: string;
  /** `301`, `302`, or what other programs write for these; empty is permanent. */
  readonly kind: string;
}

export type ReadRedirect =
  | { readonly redirect: Redirect; readonly problems?: undefined }
  | { readonly redirect?: undefined; readonly problems: readonly RedirectProblem[] };

type Read = { readonly path: string } | { readonly issue: RedirectIssue };

/**
 * A typed or imported redirect in the form in which it is stored, or what is wrong with it by field. Full addresses of
 * the website itself become paths, so that a loop through them is found.
 *
 * @param hosts the host names of the website
 */
export function readRedirect({ from, to, kind }: TypedRedirect, hosts: readonly string[]): ReadRedirect {
  const source = readFrom(from, hosts);
  const target = readTo(to, hosts);
  const permanent = readPermanent(kind);
  const problems: RedirectProblem[] = [];
  if ('issue' in source) problems.push({ field: 'from', issue: source.issue });
  if ('issue' in target) problems.push({ field: 'to', issue: target.issue });
  if (permanent === undefined) problems.push({ field: 'kind', issue: 'kind' });
  if ('issue' in source || 'issue' in target || permanent === undefined) return { problems };
  if (target.path.includes('*') && !source.path.endsWith('/*'))
    return { problems: [{ field: 'to', issue: 'to_star' }] };
  if (target.path === source.path) return { problems: [{ field: 'to', issue: 'to_same' }] };
  return { redirect: { from: source.path, to: target.path, permanent } };
}

const ADDRESS = /^[a-z][a-z0-9+.-]*:/i;
/** Characters that no path in a browser has, and which browsers read as something else. */
// eslint-disable-next-line no-control-regex -- control characters are what is searched for
const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;
/** What an expression of another program looks like. */
const EXPRESSION = /^\/?\^|\.[*+]|\$$/;

function readFrom(typed: string, hosts: readonly string[]): Read {
  const text = typed.trim();
  if (text === '') return { issue: 'from_missing' };
  if (text.length > MAX_FROM * 3) return { issue: 'from_long' };
  if (EXPRESSION.test(text)) return { issue: 'from_regex' };
  const path = ownPath(text, hosts);
  if (path === undefined) return { issue: 'from_elsewhere' };
  if (/[?#]/.test(path)) return { issue: 'from_query' };
  const stored = normalisedPath(path).normalize('NFC');
  if (isMalformed(stored)) return { issue: 'from_malformed' };
  // Without the slash behind it: what is stored must be read as the same again.
  if (EXPRESSION.test(stored)) return { issue: 'from_regex' };
  if (stored === '/') return { issue: 'from_home' };
  if (hasWrongStar(stored)) return { issue: 'from_star' };
  return stored.length > MAX_FROM ? { issue: 'from_long' } : { path: stored };
}

function readTo(typed: string, hosts: readonly string[]): Read {
  const text = typed.trim();
  if (text === '') return { issue: 'to_missing' };
  if (text.length > MAX_TO) return { issue: 'to_long' };
  const path = ownPath(text, hosts);
  if (path === undefined) return readAddress(text);
  if (FORBIDDEN.test(path)) return { issue: 'to_malformed' };
  const [bare = ''] = path.split(/[?#]/, 1);
  const stored = normalisedPath(bare).normalize('NFC');
  if (isMalformed(stored)) return { issue: 'to_malformed' };
  return checkedStar(stored + path.slice(bare.length));
}

function readAddress(text: string): Read {
  if (/^http:\/\//i.test(text)) return { issue: 'to_http' };
  if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return { issue: 'to_malformed' };
  const url = new URL(text);
  if (url.username !== '' || url.password !== '') return { issue: 'to_malformed' };
  return checkedStar(url.href);
}

/** The path, query and fragment of an address on the website itself; undefined for every other address. */
function ownPath(text: string, hosts: readonly string[]): string | undefined {
  if (text.startsWith('//') || /^www\./i.test(text)) return undefined;
  if (!ADDRESS.test(text)) return text.startsWith('/') ? text : `/${text}`;
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  const { host, hostname, pathname, search, hash } = new URL(text);
  const isOwn = hosts.some((own) => own === host || own === hostname);
  return isOwn ? pathname + search + hash : undefined;
}

const isMalformed = (path: string): boolean =>
  FORBIDDEN.test(path) ||
  path.split('/').some((part) => part === '.' || part === '..') ||
  !path.isWellFormed();

const checkedStar = (path: string): Read =>
  hasWrongStar(path) || (path.includes('*') && /[?#]/.test(path)) ? { issue: 'to_star' } : { path };

/** A star that is not the last part of the path. */
const hasWrongStar = (path: string): boolean => path.replace(/\/\*$/, '').includes('*');

/** 301 and 308 are permanent, 302, 303 and 307 are not. */
function readPermanent(kind: string): boolean | undefined {
  const word = kind.trim().toLowerCase();
  if (['', '301', '308', 'permanent', 'blijvend'].includes(word)) return true;
  return ['302', '303', '307', 'temporary', 'tijdelijk'].includes(word) ? false : undefined;
}
