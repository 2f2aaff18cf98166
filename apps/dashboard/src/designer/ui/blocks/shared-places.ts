import type { SharedPlaces } from '@etalage/api-contract';
import type { Translate } from '@etalage/texts';

/** The other places that show a value for all pages: "12 andere pagina's en 1 template"; '' if there are none. */
export function placesText(t: Translate, { pages, templates }: Pick<SharedPlaces, 'pages' | 'templates'>) {
  const parts = [
    ...(pages > 0 ? [t(`designer_shared_pages_${pages === 1 ? 'one' : 'many'}`, { count: pages })] : []),
    ...(templates > 0
      ? [t(`designer_shared_templates_${templates === 1 ? 'one' : 'many'}`, { count: templates })]
      : []),
  ];
  return parts.join(t('designer_shared_and'));
}
