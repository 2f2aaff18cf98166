import type { PersonalPart } from '../../../queries/customer-queries.ts';

/** All that is stored about a person. */
export interface PersonalData extends Pick<PersonalPart, 'purchases' | 'submissions' | 'mails'> {
  readonly about: NonNullable<PersonalPart['about']>;
}

/** Fetches all parts, however many there are; each list oldest first. */
export async function collectData(
  fetchPart: (cursor: string) => Promise<PersonalPart>,
): Promise<PersonalData> {
  const first = await fetchPart('');
  const parts = [first];
  for (let { next } = first; next !== '';) {
    const part = await fetchPart(next);
    parts.push(part);
    next = part.next;
  }
  if (!first.about) throw new TypeError('the first part says nothing about the person');
  const byTime = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime();
  return {
    about: first.about,
    purchases: parts
      .flatMap(({ purchases }) => purchases)
      .toSorted((one, other) => one.placed_at.getTime() - other.placed_at.getTime()),
    submissions: parts.flatMap(({ submissions }) => submissions).toSorted(byTime),
    mails: parts.flatMap(({ mails }) => mails).toSorted(byTime),
  };
}
