/** Width of a page's content on a wide window. */
export const measure = '78rem';

/** Margin with which a part of the measure reaches the edge of the window, from tablet on; its section must clip. */
export const toWindowEdge = `calc(min(0px, (${measure} - 100vw) / 2) - 2rem)`;
