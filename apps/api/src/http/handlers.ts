import type { Handlers } from './handler-context.ts';

/** Who answers which endpoint: one line each. An endpoint without a line answers `not_found`. */
export const handlers = {} satisfies Partial<Handlers>;
