import type { LegalRule } from '../legal-facts.ts';
import { findingIn } from '../legal-finding.ts';

/** Pictures that people who cannot see them miss. Those of products are named by their product. */
export const pictures: LegalRule = ({ documents }) =>
  findingIn(
    'alt_missing',
    documents.flatMap(({ place, undescribed }) =>
      undescribed === '' ? [] : [{ ...place, block: undescribed }],
    ),
  );
