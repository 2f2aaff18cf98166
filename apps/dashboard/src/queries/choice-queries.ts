import { listChoices, type OutputOf, type RequestOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callDecoded } from './call-api.ts';

export type Choice = OutputOf<typeof listChoices>['choices'][number];
export type ChoiceKind = RequestOf<typeof listChoices>['kind'];
type Question = Pick<RequestOf<typeof listChoices>, 'kind' | 'query' | 'ids' | 'offset'>;

/** Most things that one call answers, and most ids that one call names. */
export const choicesPerCall = 50;

/** One page of what a field can refer to; read aside, so that a failure leaves the screen as it is. */
export const choicesQuery = (websiteId: string, question: Question) =>
  queryOptions({
    queryKey: ['choices', websiteId, question],
    queryFn: () => callDecoded(listChoices, websiteId, { ...question, limit: choicesPerCall }),
    // A product that was just added in another tab must be among them.
    staleTime: 0,
    meta: { isAside: true },
  });
