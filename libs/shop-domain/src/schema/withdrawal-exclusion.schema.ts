import { z } from 'zod';

/**
 * Why a consumer cannot withdraw from what they bought (art. 6:230p BW; art. 16 Directive 2011/83); '' where they can:
 * made to measure, perishable, a service or leisure on a date, sealed for hygiene, a sealed recording or program, digital content.
 */
export const withdrawalExclusions = [
  '',
  'custom',
  'perishable',
  'dated',
  'sealed_hygiene',
  'sealed_media',
  'digital',
] as const;

export const withdrawalExclusion = z.enum(withdrawalExclusions);

export type WithdrawalExclusion = z.output<typeof withdrawalExclusion>;
