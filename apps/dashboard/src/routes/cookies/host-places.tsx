import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import type { HostFinding } from '../../queries/consent-queries.ts';
import { textLink } from '../../screen/surface.css.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import * as styles from './cookies.css.ts';
import { type FoundHost, placeKey } from './found-hosts.ts';
import { screenOfFinding } from './screen-of-finding.ts';

/** Places that are shown at first, and how many are added at once. */
const FIRST = 3;
const MORE = 50;

/** Where the website has something of a host, each place with a link to where it is changed. */
export function HostPlaces({ found: { host, places } }: { found: FoundHost }) {
  const t = useText();
  const [shown, setShown] = useState(FIRST);
  const rest = places.length - shown;
  return (
    <div className={styles.places}>
      <ul className={styles.placeList}>
        {places.slice(0, shown).map((finding) => (
          <li key={placeKey(finding)}>
            <PlaceLink finding={finding} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Action
          kind="quiet"
          aria-label={t('cookies_scan_more_of', { count: formatCount(rest), host })}
          onClick={() => setShown(shown + MORE)}
        >
          {t('cookies_scan_more', { count: formatCount(rest) })}
        </Action>
      )}
    </div>
  );
}

function PlaceLink({ finding }: { finding: HostFinding }) {
  const t = useText();
  const { kind, title } = finding.place;
  return (
    <>
      {title !== '' && <span className={styles.soft}>{t(`cookies_scan_place_${kind}`)}: </span>}
      <ScreenLink to={screenOfFinding(finding)} className={textLink}>
        {title || t(`cookies_scan_place_${kind}`)}
      </ScreenLink>
    </>
  );
}
