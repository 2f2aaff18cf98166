/** What the law asks of a website, and how that is found, for `index.ts`. */

export { type LawName, laws } from './legal-check/laws.ts';
export { isLegalCode, type LegalCode, legalCodes } from './legal-check/legal-codes.ts';
export type * from './legal-check/legal-facts.ts';
export { legalFindings } from './legal-check/legal-findings.ts';
export { legalRules, MAX_LEGAL_REASON } from './legal-check/legal-check.schema.ts';
export type { LegalPlace, LegalRuleName } from './legal-check/legal-check.schema.ts';
export { ODR_ADDRESS } from './legal-check/rules/disputes.ts';
