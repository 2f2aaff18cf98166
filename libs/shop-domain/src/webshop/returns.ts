import type { RuleText } from '../rule-text.ts';
import type { WebshopContent } from './webshop.schema.ts';

/** The most lines of an address to which goods go back. */
export const MAX_RETURN_LINES = 6;

/** What a shop says about sending back. */
export type Returns = Pick<WebshopContent, 'return_costs' | 'return_costs_about' | 'return_address'>;

/**
 * Who pays for sending back, as the buyer must read it before ordering and when withdrawing; a shop that does not say that
 * the buyer pays, pays (art. 6:230m lid 1 onder i and 6:230s lid 2 BW).
 */
export function returnCostTexts({ return_costs, return_costs_about: about }: Returns): RuleText[] {
  if (return_costs === 'shop') return [{ key: 'withdrawal_costs_shop', values: {} }];
  if (return_costs !== 'buyer') return [];
  const costs: RuleText = { key: 'withdrawal_costs_buyer', values: {} };
  return about === '' ? [costs] : [costs, { key: 'withdrawal_costs_about', values: { about } }];
}

/** Where goods go back to, line by line; empty for the address of the company. */
export function returnLines({ return_address: address }: Pick<Returns, 'return_address'>): string[] {
  const lines = address.split('\n').map((line) => line.trim());
  return lines.filter(Boolean);
}
