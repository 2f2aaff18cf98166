import type { BehaviourModule } from './runtime/behaviour.ts';

/** Every behaviour by the name that `data-behaviour` carries; each is a file of its own in the browser. */
export const behaviours = {} as const satisfies Record<string, () => Promise<BehaviourModule>>;

export { insertedEvent, type BehaviourModule } from './runtime/behaviour.ts';
