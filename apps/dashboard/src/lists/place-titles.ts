import type { menuPlaces, ResponseOf } from '@etalage/api-contract';
import type { Translate } from '@etalage/texts';

/** Where one thing is shown: the first places, and the number of all. */
export type ShownPlaces = ResponseOf<typeof menuPlaces>['places'][string];

/** The names of the places; those that visitors do not see yet are marked. */
export function placeTitles({ named }: ShownPlaces, t: Translate): string[] {
  return named.map(({ title, is_live }) => (is_live ? title : t('place_draft', { title })));
}

/** The first places in one line, and how many more there are. */
export function placesLine(places: ShownPlaces, most: number, t: Translate): string {
  const named = placeTitles(places, t).slice(0, most);
  const rest = places.total - named.length;
  return named.join(', ') + (rest > 0 ? ` ${t('places_more', { count: rest })}` : '');
}
