import type { Referable, ReferenceSource } from '@etalage/form-engine/editor';
import type { Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';
import type { QueryClient } from '@tanstack/react-query';
import { CHOICES_PER_CALL, choicesQuery, type Choice, type ChoiceKind } from '../queries/choice-queries.ts';

/** Kinds that are always published, so that their state is not shown. */
const stateless: ReadonlySet<ChoiceKind> = new Set(['menus', 'forms']);

/** What fields can refer to on one website, as the server lists it. */
export function createReferenceSource(
  queryClient: QueryClient,
  websiteId: string,
  t: Translate,
): ReferenceSource {
  const ask = (question: Parameters<typeof choicesQuery>[1]) =>
    queryClient.fetchQuery(choicesQuery(websiteId, question));
  const shown = (kind: ChoiceKind, choices: readonly Choice[]) =>
    choices.map((choice) => referableOf(kind, choice, t));
  return {
    async list({ kind, query, offset }) {
      const { choices, total } = await ask({ kind, query, offset });
      return { items: shown(kind, choices), total };
    },
    async named(kind, ids) {
      const parts = Array.from({ length: Math.ceil(ids.length / CHOICES_PER_CALL) }, (_, part) =>
        ids.slice(part * CHOICES_PER_CALL, (part + 1) * CHOICES_PER_CALL),
      );
      const replies = await Promise.all(parts.map((part) => ask({ kind, query: '', ids: part, offset: 0 })));
      return shown(
        kind,
        replies.flatMap(({ choices }) => choices),
      );
    },
  };
}

function referableOf(kind: ChoiceKind, choice: Choice, t: Translate): Referable {
  const { id, title, path, picture, state, price, is_from_price } = choice;
  const amount = price === null ? '' : formatMoney(price);
  const detail =
    amount !== '' && is_from_price ? t('reference_from_price', { price: amount }) : amount || path;
  return { id, title, detail, path, picture, ...(!stateless.has(kind) && { state }) };
}
