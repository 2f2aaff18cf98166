import { ONE, ZERO, compareRational, parseDecimal, type Rational } from '../money/rational.ts';
import type { RuleText } from '../rule-text.ts';
import type { PricedChoice, PricedOption } from './priced-product.ts';

/** A visitor's input for one option. */
export interface OptionInput {
  /** As typed, trimmed; empty when the option was not filled in or its input was refused. */
  text: string;
  /** The number of a number option; 1 for a ticked checkbox; 0 otherwise. */
  entered: Rational;
  /** The chosen entry of a select, null when nothing is chosen. */
  choice: PricedChoice | null;
  /** Why the input is refused, null when it is accepted. A refused input counts as not filled in. */
  problem: RuleText | null;
}

const ticked = new Set(['1', 'on', 'true']);
const unticked = new Set(['', '0', 'false']);

/**
 * Reads and checks what was typed or chosen for an option (PROD-50); calculation options have no input (PROD-33).
 */
export function readOption(option: PricedOption, text: string): OptionInput {
  const input = readLayout(option, text);
  if (input.problem || !option.required || option.layout === 'calculation' || isFilledIn(option, input)) {
    return input;
  }
  return { ...input, problem: { key: 'webshop_option_required', values: { title: option.title } } };
}

function readLayout(option: PricedOption, text: string): OptionInput {
  if (option.layout === 'select') return readSelect(option, text);
  if (option.layout === 'checkbox') return readCheckbox(option, text);
  if (option.layout === 'number') return readNumber(option, text);
  if (option.layout === 'calculation') {
    return text === '' ? empty() : refused('webshop_option_unknown', { title: option.title });
  }
  return [...text].length > option.max_length
    ? refused('webshop_option_too_long', { title: option.title, maximum: option.max_length })
    : accepted(text);
}

function readSelect(option: PricedOption, text: string): OptionInput {
  if (text === '') return empty();
  const choice = /^\d{1,4}$/.test(text) ? option.options[Number(text)] : undefined;
  return choice ? accepted(text, ZERO, choice) : refused('webshop_option_choice', { title: option.title });
}

function readCheckbox(option: PricedOption, text: string): OptionInput {
  if (ticked.has(text)) return accepted('1', ONE);
  return unticked.has(text) ? empty() : refused('webshop_option_choice', { title: option.title });
}

function readNumber(option: PricedOption, text: string): OptionInput {
  if (text === '') return empty();
  const { title, min, max } = option;
  const entered = parseDecimal(text);
  if (!entered) return refused('webshop_option_not_a_number', { title });
  const minimum = parseDecimal(min);
  const maximum = parseDecimal(max);
  if (minimum && compareRational(entered, minimum) < 0) {
    return refused('webshop_option_too_small', { title, minimum: min });
  }
  if (maximum && compareRational(entered, maximum) > 0) {
    return refused('webshop_option_too_big', { title, maximum: max });
  }
  return accepted(text, entered);
}

function isFilledIn(option: PricedOption, input: OptionInput): boolean {
  return option.layout === 'checkbox' ? input.entered === ONE : input.text !== '';
}

function accepted(text: string, entered: Rational = ZERO, choice: PricedChoice | null = null): OptionInput {
  return { text, entered, choice, problem: null };
}

function empty(): OptionInput {
  return accepted('');
}

function refused(key: RuleText['key'], values: RuleText['values']): OptionInput {
  return { text: '', entered: ZERO, choice: null, problem: { key, values } };
}
