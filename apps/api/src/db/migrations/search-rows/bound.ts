/** How many products a search counts at most. */
export const MAX_COUNTED = 10_000;
/** So many categories and pages may be among the products that are counted. */
const MAX_OTHERS = 100;
/** Most documents that one search ranks; a search that returns all of them may have more. */
export const MAX_RANKED = MAX_COUNTED + MAX_OTHERS;
