/** The exports for a program that does again what visitors, the shop and the payment provider did at an earlier time. */
export { findAccount } from '../auth/accounts/account.repository.ts';
export { type Replay, openReplay } from './open-replay.ts';
