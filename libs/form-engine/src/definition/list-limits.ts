import { maxReferences } from './reference.ts';

/** Maximum number of entries of a stored list whose field states no smaller number. */
export const MAX_ENTRIES = maxReferences;

/** Maximum number of lists in one record: the data of a block, or the attributes of one item. */
export const MAX_LISTS = 50;
