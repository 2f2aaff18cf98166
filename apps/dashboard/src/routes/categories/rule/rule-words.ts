import type { CategoryRule, RuleCondition } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';

/** A rule in words, such as "Alle: Prijs tot en met € 100,00 · In de aanbieding". */
export function ruleWords({ match, conditions }: CategoryRule, t: Translate): string {
  const words = conditions.map((condition) => conditionWords(condition, t)).join(' · ');
  return conditions.length > 1 ? `${t(`category_rule_words_${match}`)} ${words}` : words;
}

function conditionWords(condition: RuleCondition, t: Translate): string {
  const name = t(`category_rule_${condition.field}`);
  switch (condition.field) {
    case 'sale':
      return name;
    case 'price': {
      const from = condition.from === null ? '' : formatMoney(condition.from);
      const to = condition.to === null ? '' : formatMoney(condition.to);
      const range = from && to ? 'between' : from ? 'from' : 'to';
      return t(`category_rule_words_price_${range}`, { from, to });
    }
    case 'filter':
      return t('category_rule_words_filter', { key: condition.key, value: condition.value });
    case 'category':
      return name;
    default:
      return t('category_rule_words_text', { name, text: condition.text });
  }
}
