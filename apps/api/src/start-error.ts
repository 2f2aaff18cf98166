/** Why the program cannot start, in one Dutch sentence for the person who starts it; it is shown without a stack. */
export class StartError extends Error {}
