import type { RuleText } from '../rule-text.ts';
import { optionKey } from './option-key.ts';
import { unreadableNumbers } from './option-numbers.ts';
import type { PricedOption } from './priced-product.ts';

/** The result of checking a product's options for its owner. */
export interface OptionFindings {
  /** Refused: two options with one key, calculations that refer to each other in a cycle, invalid numbers. */
  errors: RuleText[];
  /**
   * Saved with a warning: relations to an option that is missing or comes later; they have no effect (PROD-49).
   */
  warnings: RuleText[];
}

/** Checks a product's options when their owner saves them (PROD-50, PROD-52). */
export function checkOptions(options: readonly PricedOption[]): OptionFindings {
  return {
    errors: [...doubleKeys(options), ...badValues(options), ...cycles(options)],
    warnings: options.flatMap((option, index) => looseRelations(options, option, index)),
  };
}

function doubleKeys(options: readonly PricedOption[]): RuleText[] {
  const keys = options.map(optionKey);
  const doubles = new Set(keys.filter((key, index) => keys.indexOf(key) !== index));
  return [...doubles].map((title) => ({ key: 'webshop_option_double_key', values: { title } }));
}

function badValues(options: readonly PricedOption[]): RuleText[] {
  return options.flatMap((option) =>
    unreadableNumbers(option).map((value) => ({
      key: 'webshop_option_bad_value',
      values: { title: option.title, value },
    })),
  );
}

function looseRelations(options: readonly PricedOption[], option: PricedOption, index: number): RuleText[] {
  if (option.layout !== 'calculation') return [];
  return option.calculation_options.flatMap(({ connection_id_from: relation }): RuleText[] => {
    const position = positionOf(options, relation);
    const values = { title: option.title, relation };
    if (position < 0) return [{ key: 'webshop_option_relation_missing', values }];
    return position < index ? [] : [{ key: 'webshop_option_relation_later', values }];
  });
}

/** One finding for each calculation that depends on itself through its relations. */
function cycles(options: readonly PricedOption[]): RuleText[] {
  return options
    .filter((_, index) => reaches(options, index, index, new Set()))
    .map(({ title }) => ({ key: 'webshop_option_cycle', values: { title } }));
}

function reaches(options: readonly PricedOption[], from: number, goal: number, seen: Set<number>): boolean {
  const option = options[from];
  if (option?.layout !== 'calculation') return false;
  return option.calculation_options.some(({ connection_id_from }) => {
    const next = positionOf(options, connection_id_from);
    if (next === goal) return true;
    if (next < 0 || seen.has(next)) return false;
    seen.add(next);
    return reaches(options, next, goal, seen);
  });
}

function positionOf(options: readonly PricedOption[], relation: string): number {
  return relation === '' ? -1 : options.findIndex(({ connection_id }) => connection_id === relation);
}
