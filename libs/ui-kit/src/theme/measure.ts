/** Content width of a page in a wide window. */
export const MEASURE = '78rem';

/**
 * Negative margin with which an element extends from the content width to the edge of the window, from tablet on; its
 * section must clip overflow.
 */
export const toWindowEdge = `calc(min(0px, (${MEASURE} - 100vw) / 2) - 2rem)`;
