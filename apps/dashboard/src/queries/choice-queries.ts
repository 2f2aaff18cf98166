import { listChoices, type RequestOf, type ResponseOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type Choice = ResponseOf<typeof listChoices>['choices'][number];
export type ChoiceKind = RequestOf<typeof listChoices>['kind'];
type Question = Pick<RequestOf<typeof listChoices>, 'kind' | 'query' | 'ids' | 'offset'>;

/** Most choices in one reply, and most ids in one call. */
export const CHOICES_PER_CALL = 50;

/** One page of what a field can refer to; it is marked as aside, so that a failure does not replace the screen. */
export const choicesQuery = (websiteId: string, question: Question) =>
  queryOptions({
    queryKey: ['choices', websiteId, question],
    queryFn: () => callApi(listChoices, websiteId, { ...question, limit: CHOICES_PER_CALL }),
    // A product that was just added in another tab must be included.
    staleTime: 0,
    meta: { isAside: true },
  });
