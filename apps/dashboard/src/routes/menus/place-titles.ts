import type { Translate } from '@etalage/texts';
import type { PlacesOfMenu } from '../../queries/menu-queries.ts';

/** The names of the places of a menu; those that visitors do not see yet are marked. */
export function placeTitles({ named }: PlacesOfMenu, t: Translate): string[] {
  return named.map(({ title, is_live }) => (is_live ? title : t('menus_place_draft', { title })));
}
