import { compareRational, parseDecimal } from '../money/rational.ts';
import type { RuleText } from '../rule-text.ts';
import type { OptionFinding, OptionFindings } from './check-options.ts';
import type { PricedOption } from './priced-product.ts';

/**
 * What an owner must name or correct in the options of a product, beside what makes their price impossible
 * (`checkOptions`). Products that were stored before may have it: visitors see them as before.
 */
export function checkOptionValues(options: readonly PricedOption[]): OptionFindings {
  const errors: OptionFinding[] = [];
  const warnings: OptionFinding[] = [];
  options.forEach((option, index) => {
    const find = (list: OptionFinding[], field: string, key: RuleText['key']) =>
      list.push({ path: `${index}.${field}`, key, values: { title: option.title } });
    if (option.title.trim() === '') find(errors, 'title', 'webshop_option_no_title');
    if (option.layout === 'number') {
      for (const [field, key] of rangeProblems(option)) find(errors, field, key);
    }
    if (option.layout === 'select') {
      for (const [field, key] of choiceProblems(option)) find(errors, field, key);
    }
    const isEmpty = option.calculation_options.length === 0 && option.value === '';
    if (option.layout === 'calculation' && isEmpty) {
      find(warnings, 'calculation_options', 'webshop_option_no_steps');
    }
  });
  return { errors, warnings };
}

type Problem = readonly [field: string, key: RuleText['key']];

function rangeProblems({ min, max, value }: PricedOption): Problem[] {
  const least = parseDecimal(min);
  const most = parseDecimal(max);
  const start = parseDecimal(value);
  if (least && most && compareRational(least, most) > 0) return [['min', 'webshop_option_min_above_max']];
  const isBelow = start && least && compareRational(start, least) < 0;
  const isAbove = start && most && compareRational(start, most) > 0;
  return isBelow || isAbove ? [['value', 'webshop_option_start_outside']] : [];
}

function choiceProblems({ options, required, value }: PricedOption): Problem[] {
  const problems: Problem[] = options.flatMap(({ title }, index): Problem[] =>
    title.trim() === '' ? [[`options.${index}.title`, 'webshop_option_choice_no_title']] : [],
  );
  const isChoice = options[Number(value)] !== undefined || options.some(({ title }) => title === value);
  if (value !== '' && !isChoice) problems.push(['value', 'webshop_option_default_gone']);
  if (required && options.length === 0) problems.push(['options', 'webshop_option_no_choices']);
  return problems;
}
