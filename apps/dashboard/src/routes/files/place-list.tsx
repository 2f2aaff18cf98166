import { formatCount } from '@etalage/texts/format';
import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { Badge } from '@etalage/ui-kit/dashboard';
import type { FilePlace } from '../../queries/library-queries.ts';
import { textLink } from '../../screen/surface.css.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import * as styles from './files.css.ts';
import { screenOfPlace } from './screen-of-place.ts';

interface PlaceListProps {
  places: readonly FilePlace[];
  /** Number of all places. */
  total: number;
  /** Whether each says if visitors see it. */
  hasState?: boolean;
}

/** The places that use a file, each with a link to the screen where it is changed. */
export function PlaceList({ places, total, hasState = false }: PlaceListProps) {
  const t = useText();
  const rest = total - places.length;
  return (
    <ul className={styles.places}>
      {places.map((place) => (
        <li key={`${place.kind} ${place.id}`} className={styles.place}>
          <span className={styles.breaking}>
            <PlaceName place={place} />
          </span>
          {hasState && (
            <Badge tone={place.is_live ? 'good' : 'neutral'}>
              {t(place.is_live ? 'library_place_live' : 'library_place_draft')}
            </Badge>
          )}
        </li>
      ))}
      {rest > 0 && <li className={styles.soft}>{t('library_places_rest', { count: formatCount(rest) })}</li>}
    </ul>
  );
}

function PlaceName({ place }: { place: FilePlace }) {
  const t = useText();
  const kind = t(`library_place_${place.kind}` satisfies TextKey);
  const screen = screenOfPlace(place);
  const isPageInBin = place.kind === 'page' && place.title === '';
  const title = isPageInBin ? t('library_place_removed') : place.title;
  if (!screen) return title === '' ? kind : `${kind}: ${title}`;
  return (
    <>
      {title !== '' && `${kind}: `}
      <ScreenLink to={screen} className={textLink}>
        {title || kind}
      </ScreenLink>
    </>
  );
}
