import { parseAmount } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { formatMoney, formatSignedMoney } from '@etalage/texts/format';
import { placeOf } from './connect-option.ts';
import type { ChoiceForm, OptionForm, StepForm } from './option-form.ts';

/** Most choices that are named in one line. */
const MOST_NAMED = 4;

/** What an option is, in one line. */
export function optionSummary(option: OptionForm, options: readonly OptionForm[], t: Translate): string {
  const { layout, choices } = option;
  if (layout === 'calculation') return `= ${formulaText(option, options, t)}`;
  if (layout === 'select') {
    const named = choices.slice(0, MOST_NAMED).map(choiceText).join(', ');
    const rest = choices.length > MOST_NAMED ? ' …' : '';
    return t('product_option_choices', { count: String(choices.length), names: named + rest });
  }
  if (layout === 'text' || layout === 'textarea') return t('product_option_free');
  const cents = parseAmount(choices[0]?.price ?? '') ?? 0;
  const amount = formatSignedMoney(cents);
  if (layout === 'checkbox') {
    return cents === 0 ? t('product_option_no_price') : t('product_option_ticked', { amount });
  }
  const range = rangeText(option, t);
  return cents === 0 ? range : t('product_option_range_price', { range, amount });
}

/** Which numbers can be filled in, with their unit. */
function rangeText({ min, max, label_after_field: unit }: OptionForm, t: Translate): string {
  const values = { min: min.trim(), max: max.trim(), unit: unit.trim() };
  if (values.min !== '' && values.max !== '') return t('product_option_range', values).trim();
  if (values.min !== '') return t('product_option_range_from', values).trim();
  if (values.max !== '') return t('product_option_range_to', values).trim();
  return t('product_option_range_any', values).trim();
}

function choiceText({ title, price }: ChoiceForm): string {
  const cents = parseAmount(price) ?? 0;
  return cents === 0 ? title : `${title} (${formatSignedMoney(cents)})`;
}

/** A calculation as a sum in words: `(Lengte + Breedte) × € 0,04`. Steps go from left to right, so a sum is put in brackets. */
export function formulaText(option: OptionForm, options: readonly OptionForm[], t: Translate): string {
  let text = option.value.trim() === '' ? '' : option.value.trim();
  let isSum = false;
  for (const step of option.steps) {
    const part = stepText(step, options, t);
    if (step.type === 'add_relation_value') {
      text = text === '' ? part : `${text} + ${part}`;
      isSum = text !== part;
    } else {
      text = text === '' ? part : `${isSum ? `(${text})` : text} × ${part}`;
      isSum = false;
    }
  }
  return text === '' ? formatMoney(0) : text;
}

function stepText(
  { connection_id_from, value }: StepForm,
  options: readonly OptionForm[],
  t: Translate,
): string {
  const related = options[placeOf(options, connection_id_from)];
  const name = related?.title.trim() || t('product_option_unknown');
  return value.trim() === '' ? name : `${name} × ${value.trim()}`;
}
