import { createHash } from 'node:crypto';
import { MAX_LEGAL_PLACES } from '@etalage/api-contract';
import { legalCodes, type LegalFinding } from '@etalage/shop-domain';
import type { StoredLegalFinding } from '../db/tables/legal-check.ts';

/** Findings as they are kept: each with the hash of all that it is about, and the first of its places. */
export function storedFindings(findings: readonly LegalFinding[]): StoredLegalFinding[] {
  return findings.map(({ code, values, places }) => ({
    key: keyOf({ code, values, places }),
    code,
    gravity: legalCodes[code].gravity,
    values,
    places: places.slice(0, MAX_LEGAL_PLACES),
    more: Math.max(0, places.length - MAX_LEGAL_PLACES),
  }));
}

/** Another one as soon as anything that it is about changes, in whatever order its places were read. */
function keyOf({ code, values, places }: LegalFinding): string {
  const about = places.map(({ kind, id, title, block }) => [kind, id, title, block].join('\n')).toSorted();
  return createHash('sha256')
    .update(JSON.stringify([code, Object.entries(values).toSorted(), about]))
    .digest('hex');
}
