import type { LegalRule } from '../legal-facts.ts';
import { findingAt } from '../legal-finding.ts';

/** Colours of the look that are hard to read on each other. */
export const contrast: LegalRule = ({ poor_contrasts: count }) =>
  count === 0 ? [] : [findingAt('contrast_poor', 'look', { count: String(count) })];
