/** The exports for a program that does again what visitors, the shop and the payment provider did at an earlier time. */
export { findAccount } from '../auth/accounts/account.repository.ts';
export { openReplay, RefusedCall, type Replay } from './open-replay.ts';
export { holdWebsite } from '../db/hold-website.ts';
export type { ProgramContext, RunningPart } from '../program-context.ts';
