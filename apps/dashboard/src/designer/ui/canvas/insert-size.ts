/** Width and height of the round button between two sections, in pixels of the screen. */
export const INSERT_SIZE = 28;
