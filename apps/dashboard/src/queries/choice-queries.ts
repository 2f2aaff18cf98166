import { listChoices, type OutputOf, type RequestOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callDecoded } from './call-api.ts';

export type Choice = OutputOf<typeof listChoices>['choices'][number];
export type ChoiceKind = RequestOf<typeof listChoices>['kind'];
type Question = Pick<RequestOf<typeof listChoices>, 'kind' | 'query' | 'ids' | 'offset'>;

/** Most choices in one reply, and most ids in one call. */
export const CHOICES_PER_CALL = 50;

/** One page of what a field can refer to. */
export const choicesQuery = (websiteId: string, question: Question) =>
  queryOptions({
    queryKey: ['choices', websiteId, question],
    queryFn: () => callDecoded(listChoices, websiteId, { ...question, limit: CHOICES_PER_CALL }),
    // A product that was just added in another tab must be included.
    staleTime: 0,
  });
