import type { ResponseOf, listCategoryEvents } from '@etalage/api-contract';
import { categoryRule, categorySorts } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import type { HistoryChange } from '../../screen/history/event-lines.ts';
import { ruleWords } from './rule/rule-words.ts';

type CategoryEvent = ResponseOf<typeof listCategoryEvents>['events'][number];
type State = HistoryChange['before'];

/** Longest text of a value in a history, and most names of products in a title. */
const MOST_CHARACTERS = 60;
const MOST_NAMES = 3;

/** What was done, with the products that it was done to. */
export function eventTitle({ action, after }: CategoryEvent, t: Translate): string {
  const products = namesOf(after?.['products'] ?? [after?.['product']]);
  const more = products.length - MOST_NAMES;
  const names = products.slice(0, MOST_NAMES).join(', ');
  const titles = more > 0 ? t('categories_history_more', { names, count: String(more) }) : names;
  switch (action) {
    case 'placed':
    case 'added':
    case 'removed':
      return t(`categories_action_${action}`, { titles });
    case 'saved':
    case 'moved':
      return t(`categories_action_${action}`);
  }
}

/** What filters are called, by their keys. */
type FilterTitles = ReadonlyMap<string, string>;

/** A change in which order, rule and filters are words; a filter that is gone has only its key. */
export function readableChange(
  { before, after }: HistoryChange,
  t: Translate,
  filters: FilterTitles,
): HistoryChange {
  return { before: readable(before, t, filters), after: readable(after, t, filters) };
}

function readable(state: State, t: Translate, titles: FilterTitles): State {
  if (!state) return state;
  const words = { ...state };
  const sort = categorySorts.find((one) => one === state['sort']);
  if (sort) words['sort'] = t(`categories_sort_${sort}`);
  if ('rule' in state) {
    const rule = categoryRule.safeParse(state['rule']).data;
    words['rule'] = rule ? cut(ruleWords(rule, t)) : t('categories_products_by_hand');
  }
  if ('filters' in state) {
    const { filters } = state;
    words['filters'] = Array.isArray(filters)
      ? cut(
          namesOf(filters)
            .map((key) => titles.get(key) ?? key)
            .join(', '),
        ) || t('categories_filters_no')
      : t('categories_filters_all');
  }
  return words;
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

function cut(text: string): string {
  return text.length <= MOST_CHARACTERS ? text : `${text.slice(0, MOST_CHARACTERS - 1)}…`;
}
