import type { TextKey, Translate } from '@etalage/texts';
import { isComposition } from '../documents/document-key.ts';
import type { UsedPlace } from './file-places.repository.ts';

/** The title of a place; templates that every website has are named by the interface. */
export function placeTitle({ kind, id, title }: UsedPlace, translate: Translate): string {
  if (kind === 'template' && isComposition(id)) return translate(`template_title_${id}` satisfies TextKey);
  return title;
}

/** The first places of a file in words, and how many more there are. */
export function placesText(places: readonly UsedPlace[], translate: Translate): string {
  const named = places.map((place) => {
    const kind = translate(`library_place_${place.kind}` satisfies TextKey);
    const title = placeTitle(place, translate);
    return title === '' ? kind : translate('library_place_named', { kind, title });
  });
  const others = (places[0]?.total ?? 0) - places.length;
  if (others === 0) return named.join(', ');
  const rest =
    others === 1
      ? translate('library_place_more_one')
      : translate('library_place_more', { count: String(others) });
  return `${named.join(', ')} ${rest}`;
}
