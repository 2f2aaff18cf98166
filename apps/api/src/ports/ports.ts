import type { ViesPort } from './vies.ts';

/** Services outside this program, each with an adapter and an embedded default. */
export interface Ports {
  readonly vies: ViesPort;
}
