/**
 * Event that the designer's canvas dispatches from an element with `data-own-action` when it is clicked: clicks themselves
 * never reach the code of a block there.
 */
export const OWN_ACTION_EVENT = 'etalage:own-action';
