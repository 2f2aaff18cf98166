/** Declarations that recur in the dashboard. Spread into a style, so that the order of style sheets cannot matter. */

/** One line; what does not fit ends in dots. */
export const cutText = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
/** A list without dots or numbers, flush with what stands around it. */
export const plainList = { margin: 0, padding: 0, listStyle: 'none' } as const;
