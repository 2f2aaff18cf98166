import { mostReferences } from './reference.ts';

/** Maximum number of entries of a stored list whose field states no smaller number. */
export const MOST_ENTRIES = mostReferences;

/** Maximum number of lists in one record: the data of a block, or the attributes of one item. */
export const MOST_LISTS = 50;
