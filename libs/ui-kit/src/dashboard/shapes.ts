/** Declarations that recur in the dashboard. Spread into a style, so that the order of style sheets cannot matter. */

/** One line; what does not fit ends in dots. */
export const cutText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
