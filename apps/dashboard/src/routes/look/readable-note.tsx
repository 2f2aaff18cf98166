import { paletteColors } from '@etalage/form-engine/editor';
import { NEEDED_CONTRAST } from '@etalage/site-model';
import { formatNumber } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Icon } from '@etalage/ui-kit/dashboard';
import type { SiteLook } from '@etalage/api-contract';
import { lookContrasts } from './look-theme.ts';
import { themeOf } from './theme-of-look.ts';
import * as styles from './look.css.ts';

/** Which letters are hard to read on their ground, if any. */
export function ReadableNote({ look }: { look: SiteLook }) {
  const t = useText();
  const poor = lookContrasts(look);
  const names = new Map(paletteColors(t, themeOf(look)).map(({ key, label }) => [key, String(label)]));
  return (
    <section className={styles.readable} aria-label={t('look_readable')} aria-live="polite">
      {poor.length === 0 && (
        <p className={styles.good}>
          <Icon name="check" size={18} />
          {t('look_readable_good')}
        </p>
      )}
      {poor.length > 0 && (
        <ul className={styles.poor}>
          {poor.map(({ ink, ground, ratio }) => (
            <li key={`${ink} ${ground}`}>
              {t('look_readable_bad', {
                ink: names.get(ink) ?? ink,
                ground: names.get(ground) ?? ground,
                ratio: formatNumber(Math.floor(ratio * 10) / 10),
                needed: formatNumber(NEEDED_CONTRAST),
              })}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
