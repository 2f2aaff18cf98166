/** Sends the visitors of `from` to `to`. */
export interface Redirect {
  /**
   * A path of the website as pages store it, such as `/oud`. A pattern ends with `/*` and stands for everything below a
   * path; it does not stand for the path itself.
   */
  readonly from: string;
  /** A path of the website or an address with https. After a pattern it may end with `/*`, which is the rest. */
  readonly to: string;
  /** 301, which search engines remember; otherwise 302. */
  readonly permanent: boolean;
}

/** Most redirects of a website. */
export const MAX_REDIRECTS = 10_000;
/** Most redirects after each other. */
export const MAX_CHAIN = 5;
/** Most redirects of one import. */
export const MAX_IMPORTED = 5000;
/** Most characters of a path that is redirected; an index holds it. */
export const MAX_FROM = 500;
export const MAX_TO = 2000;

/** Why a redirect is refused; each has a Dutch text, `redirects_error_` and its name. */
export type RedirectIssue =
  | 'from_missing'
  | 'from_long'
  | 'from_query'
  | 'from_elsewhere'
  | 'from_home'
  | 'from_star'
  | 'from_regex'
  | 'from_malformed'
  | 'to_missing'
  | 'to_long'
  | 'to_malformed'
  | 'to_http'
  | 'to_star'
  | 'to_same'
  | 'kind'
  | 'loop'
  | 'chain';

export interface RedirectProblem {
  readonly field: 'from' | 'to' | 'kind';
  readonly issue: RedirectIssue;
  readonly values?: Readonly<Record<string, string>>;
}
