/** What is kept of people, for how long, and what an erasure leaves, for `index.ts`. */

export { anonymousCustomer, booksCustomer, isInHand, isKeptForBooks, keptUntil } from './erasure/erasure.ts';
export { checkRetention } from './retention/check-retention.ts';
export { keptFrom } from './retention/kept-from.ts';
export { OSS_YEARS, retentionRules, termsOf } from './retention/retention-rules.ts';
export type { RetentionBasis, RetentionRule, RetentionUnit } from './retention/retention-rules.ts';
export { retentionKinds } from './retention/retention.schema.ts';
export type { RetentionKind, RetentionTerms } from './retention/retention.schema.ts';
export { checkRegister, registeredKinds, registerRules } from './retention/register-rules.ts';
export type { RegisterReceiver } from './retention/register-rules.ts';
export { MAX_REGISTER_ENTRIES } from './retention/register.schema.ts';
export type { RegisterEntry } from './retention/register.schema.ts';
export { answerBy, checkRequest, daysLeft } from './retention/person-request.ts';
export { MAX_REQUESTS, requestKinds } from './retention/person-request.schema.ts';
export type { PersonRequest } from './retention/person-request.schema.ts';
