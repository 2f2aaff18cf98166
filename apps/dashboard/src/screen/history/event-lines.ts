import { typedMilli, withdrawalExclusions } from '@etalage/shop-domain';
import type { TextKey, Translate } from '@etalage/texts';
import { formatCount, formatDateTime, formatMoney } from '@etalage/texts/format';

/** One thing that changed: what it is called, and what it was and became; '' for what is too long to show. */
export interface EventLine {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** What a change was from and to, by the names of what is stored; null for a thing that was not there. */
export interface HistoryChange {
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
}

/** What the parts of a thing are called, by the names of what is stored. */
export type PartNames = Readonly<Record<string, TextKey>>;

const amounts = new Set(['price_cents', 'sale_price_cents', 'cost_cents']);
const statuses: Readonly<Record<string, TextKey>> = {
  published: 'products_state_published',
  draft: 'products_state_draft',
  archived: 'products_state_archived',
};

/** Longest text that is shown as it is, in characters. */
const MOST_CHARACTERS = 60;

/** What a change was about, in the order of the parts. */
export function eventLines({ before, after }: HistoryChange, t: Translate, parts: PartNames): EventLine[] {
  if (!before || !after) return [];
  return Object.entries(parts)
    .filter(([key]) => key in before || key in after)
    .map(([key, name]) => ({
      name: t(name),
      before: shown(key, before[key], t),
      after: shown(key, after[key], t),
    }));
}

function shown(key: string, value: unknown, t: Translate): string {
  if (value === null || value === undefined || value === '') return t('products_history_empty_value');
  if (typeof value === 'boolean') return t(value ? 'products_history_yes' : 'products_history_no');
  if (key === 'content_milli' && typeof value === 'number') return typedMilli(value);
  if (typeof value === 'number') return amounts.has(key) ? formatMoney(value) : formatCount(value);
  if (key === 'publish_at' && typeof value === 'string') return formatDateTime(value);
  if (key === 'status' && typeof value === 'string' && statuses[value]) return t(statuses[value]);
  const exclusion = withdrawalExclusions.find((one) => key === 'withdrawal_exclusion' && one === value);
  if (exclusion) return t(`product_exclusion_${exclusion}`);
  // Its id says nothing, and its name may be another one since.
  if (key === 'maker_id') return '';
  if (key === 'properties' && Array.isArray(value)) return propertyValues(value, t);
  if (Array.isArray(value)) return t('products_history_items', { count: String(value.length) });
  if (key === 'variant_on_hand') return Object.values(value).join(', ');
  return typeof value === 'string' && value.length <= MOST_CHARACTERS && !value.includes('<') ? value : '';
}

/** The values of a product by property, or how many there are if they do not fit on a line. */
function propertyValues(
  properties: readonly { readonly values?: readonly string[] }[],
  t: Translate,
): string {
  const values = properties.flatMap((one) => one.values ?? []);
  const text = values.join(', ');
  if (text === '') return t('products_history_empty_value');
  return text.length <= MOST_CHARACTERS
    ? text
    : t('products_history_items', { count: String(values.length) });
}
