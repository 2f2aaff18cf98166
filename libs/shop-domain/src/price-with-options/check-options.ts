import type { RuleText } from '../rule-text.ts';
import { optionKey } from './option-key.ts';
import { unreadableNumbers } from './option-numbers.ts';
import type { PricedOption } from './priced-product.ts';

/** Something about an option, at the path of the field from the list on, such as `2.min`. */
export interface OptionFinding extends RuleText {
  readonly path: string;
}

/** The result of checking a product's options for its owner. */
export interface OptionFindings {
  /** Refused: two options with one key, calculations that refer to each other in a cycle, invalid numbers. */
  errors: OptionFinding[];
  /**
   * Saved with a warning: relations to an option that is missing or comes later; they have no effect (PROD-49).
   */
  warnings: OptionFinding[];
}

/** Checks a product's options when their owner saves them (PROD-50, PROD-52). */
export function checkOptions(options: readonly PricedOption[]): OptionFindings {
  return {
    errors: [...doubleKeys(options), ...badValues(options), ...cycles(options)],
    warnings: options.flatMap((option, index) => looseRelations(options, option, index)),
  };
}

/** Reported at the last option with a key: it can be changed without changing what refers to the first one. */
function doubleKeys(options: readonly PricedOption[]): OptionFinding[] {
  const keys = options.map(optionKey);
  return keys.flatMap((title, index): OptionFinding[] => {
    if (keys.indexOf(title) === index) return [];
    return [{ path: `${index}.connection_id`, key: 'webshop_option_double_key', values: { title } }];
  });
}

function badValues(options: readonly PricedOption[]): OptionFinding[] {
  return options.flatMap((option, index) =>
    unreadableNumbers(option).map(({ field, text }): OptionFinding => ({
      path: `${index}.${field}`,
      key: 'webshop_option_bad_value',
      values: { title: option.title, value: text },
    })),
  );
}

function looseRelations(
  options: readonly PricedOption[],
  option: PricedOption,
  index: number,
): OptionFinding[] {
  if (option.layout !== 'calculation') return [];
  return option.calculation_options.flatMap(({ connection_id_from: relation }, step): OptionFinding[] => {
    const position = positionOf(options, relation);
    const path = `${index}.calculation_options.${step}.connection_id_from`;
    const values = { title: option.title, relation };
    if (position < 0) return [{ path, key: 'webshop_option_relation_missing', values }];
    return position < index ? [] : [{ path, key: 'webshop_option_relation_later', values }];
  });
}

/** One finding for each calculation that depends on itself through its relations. */
function cycles(options: readonly PricedOption[]): OptionFinding[] {
  return options.flatMap(({ title }, index): OptionFinding[] => {
    if (!reaches(options, index, index, new Set())) return [];
    return [{ path: `${index}.calculation_options`, key: 'webshop_option_cycle', values: { title } }];
  });
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
