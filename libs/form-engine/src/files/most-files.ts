/** Files of one file field, of a visitor form (UPL-04) and of the dashboard where none is named (UPL-32). */
export const mostFiles = 20;
