import type { ReferenceTarget } from '../definition/reference.ts';

/** Something a field can refer to, as it is shown in the picker. */
export interface Referable {
  id: string;
  title: string;
  /** Second line, such as a price or an address, or ''. */
  detail: string;
  /** Its address on the website, if it has one. */
  path?: string;
  /** Address of a picture, or ''. */
  picture: string;
  /** Whether visitors see it; undefined for things without such a state, such as menus. */
  state?: 'live' | 'draft' | 'unpublished';
}

export interface ReferableQuestion {
  kind: ReferenceTarget;
  /** Words that must all occur in it; '' finds everything. */
  query: string;
  /** Number of results to skip. */
  offset: number;
}

export interface ReferablePage {
  items: readonly Referable[];
  /** Total number of results. */
  total: number;
}

/** Where pickers find what can be chosen. Both calls reject if the app cannot answer. */
export interface ReferenceSource {
  list(question: ReferableQuestion): Promise<ReferablePage>;
  /** The chosen things, in any order; those that no longer exist are left out. */
  named(kind: ReferenceTarget, ids: readonly string[]): Promise<readonly Referable[]>;
}
