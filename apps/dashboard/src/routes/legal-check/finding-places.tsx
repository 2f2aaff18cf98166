import type { LegalPlace } from '@etalage/shop-domain';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { textLink } from '../../screen/surface.css.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import type { KnownFinding } from './known-findings.ts';
import * as styles from './legal-check.css.ts';
import { screenOfPlace } from './screen-of-place.ts';

/** Where a finding is mended, each place with a link. */
export function FindingPlaces({ finding: { places, more } }: { finding: KnownFinding }) {
  const t = useText();
  return (
    <div className={styles.places}>
      <p className={styles.placesTitle}>{t('legal_check_places')}</p>
      <ul className={styles.placeList}>
        {places.map((place) => (
          <li key={`${place.kind} ${place.id} ${place.title} ${place.block}`}>
            <PlaceLink place={place} />
          </li>
        ))}
        {more > 0 && <li className={styles.soft}>{t('legal_check_more', { count: formatCount(more) })}</li>}
      </ul>
    </div>
  );
}

function PlaceLink({ place }: { place: LegalPlace }) {
  const t = useText();
  const kind = t(`legal_place_${place.kind}`);
  return (
    <>
      {place.title !== '' && <span className={styles.soft}>{kind}: </span>}
      <ScreenLink to={screenOfPlace(place)} className={textLink}>
        {place.title || kind}
      </ScreenLink>
    </>
  );
}
