import {
  ONE,
  ZERO,
  addRational,
  decimalText,
  multiplyRational,
  parseDecimal,
  roundToCents,
  type Rational,
} from '../money/rational.ts';
import type { RuleStep } from '../rule-text.ts';
import type { CalculationStep } from '../schema/product.schema.ts';
import type { PricedOption } from './priced-product.ts';

/**
 * The values of earlier options in a calculation, by connection_id: entered value, chosen price or rounded result.
 */
export interface Related {
  title: string;
  value: Rational;
}

/**
 * The result of a calculation option in euros of the price mode, not yet rounded (PROD-47 to PROD-50). It starts at its
 * own `value`, else at 1 when its first step multiplies and at 0 when it adds, then applies its steps in order. A step
 * whose related option is missing or comes later changes nothing. Every step is reported to `explain`.
 */
export function calculateOption(
  option: PricedOption,
  related: ReadonlyMap<string, Related>,
  explain: (step: RuleStep) => void,
): Rational {
  let result = startOf(option);
  explain(reason('webshop_reason_start', { title: option.title, value: decimalText(result) }, result));
  for (const step of option.calculation_options) {
    const source = related.get(step.connection_id_from);
    result = source ? applyStep(step, source, result) : result;
    explain(
      source
        ? reason(
            step.type === 'add_relation_value' ? 'webshop_reason_add' : 'webshop_reason_multiply',
            { title: source.title, value: decimalText(operandOf(step, source)) },
            result,
          )
        : reason('webshop_reason_skipped', { title: step.connection_id_from }, result),
    );
  }
  return result;
}

function startOf(option: PricedOption): Rational {
  const own = parseDecimal(option.value);
  if (own) return own;
  return option.calculation_options[0]?.type === 'multiply_relation_value' ? ONE : ZERO;
}

function applyStep(step: CalculationStep, source: Related, result: Rational): Rational {
  const operand = operandOf(step, source);
  return step.type === 'add_relation_value'
    ? addRational(result, operand)
    : multiplyRational(result, operand);
}

/** The value of the related option, multiplied by the step's own value when that is set. */
function operandOf(step: CalculationStep, source: Related): Rational {
  const factor = parseDecimal(step.value);
  return factor ? multiplyRational(source.value, factor) : source.value;
}

function reason(key: RuleStep['key'], values: RuleStep['values'], euros: Rational): RuleStep {
  return { key, values, amount: Number(roundToCents(euros)) };
}
