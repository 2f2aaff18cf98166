import type { ReferenceTarget } from '../definition/reference.ts';

/** Something a field can refer to, as it is shown to who chooses. */
export interface Referable {
  id: string;
  title: string;
  /** Second line, such as a price or an address; '' for none. */
  detail: string;
  /** Address of a picture; '' for none. */
  picture: string;
  /** Whether visitors see it; absent for what has no such state, such as a menu. */
  state?: 'live' | 'draft' | 'unpublished';
}

export interface ReferableQuestion {
  kind: ReferenceTarget;
  /** Words that all occur in it; '' for everything. */
  query: string;
  /** How many to pass over. */
  offset: number;
}

export interface ReferablePage {
  items: readonly Referable[];
  /** How many there are in all. */
  total: number;
}

/** Where pickers find what can be chosen. Both reject when the app cannot be asked now. */
export interface ReferenceSource {
  list(question: ReferableQuestion): Promise<ReferablePage>;
  /** What was chosen, in any order; what no longer exists is left out. */
  named(kind: ReferenceTarget, ids: readonly string[]): Promise<readonly Referable[]>;
}
