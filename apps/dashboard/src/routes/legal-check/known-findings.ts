import { isLegalCode, type LegalCode, legalCodes } from '@etalage/shop-domain';
import type { LegalCheck, ListedLegalFinding } from '../../queries/legal-check-queries.ts';

/** A finding with a code of which there are texts. */
export interface KnownFinding extends ListedLegalFinding {
  readonly code: LegalCode;
}

/** The findings of a check that this version knows; another one goes at the next check. */
export const knownFindings = ({ findings }: LegalCheck): KnownFinding[] =>
  findings.flatMap((finding) => (isLegalCode(finding.code) ? [{ ...finding, code: finding.code }] : []));

export interface GroupedFindings {
  readonly must: readonly KnownFinding[];
  readonly should: readonly KnownFinding[];
  readonly aside: readonly KnownFinding[];
}

/** The findings by how grave they are; what was put aside is apart. */
export function groupedFindings(check: LegalCheck): GroupedFindings {
  const all = knownFindings(check);
  const open = all.filter(({ aside }) => aside === null);
  return {
    must: open.filter(({ code }) => legalCodes[code].gravity === 'must'),
    should: open.filter(({ code }) => legalCodes[code].gravity === 'should'),
    aside: all.filter(({ aside }) => aside !== null),
  };
}
