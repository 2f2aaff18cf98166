/** An error that prevents the start, with one Dutch sentence for the person who starts the program; printed without stack. */
export class StartError extends Error {}
