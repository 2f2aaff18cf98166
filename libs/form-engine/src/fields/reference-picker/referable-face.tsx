import { pictureSources } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { Badge, type BadgeTone } from '@etalage/ui-kit/dashboard';
import type { Referable } from '../../form-parts/reference-source.ts';
import * as styles from './reference-picker.css.ts';

const tones: Record<NonNullable<Referable['state']>, BadgeTone> = {
  live: 'good',
  draft: 'waiting',
  unpublished: 'neutral',
};

interface Props {
  item: Referable;
  /** Whether a missing picture leaves an empty space, because other items have a picture. */
  hasPictures: boolean;
  /** Whether the state `live` is shown too; it needs no attention. */
  namesLive?: boolean;
}

/** An item of the picker: picture, title, second line and state. */
export function ReferableFace({ item, hasPictures, namesLive = false }: Props) {
  const t = useText();
  const { title, detail, picture, state } = item;
  const hasState = state !== undefined && (namesLive || state !== 'live');
  return (
    <>
      {hasPictures && (
        <span className={styles.picture} aria-hidden="true">
          {picture !== '' && <img {...pictureSources(picture, '44px')} alt="" loading="lazy" />}
        </span>
      )}
      <span className={styles.textColumn}>
        <span className={styles.title}>{title || t('reference_untitled')}</span>
        {(detail !== '' || hasState) && (
          <span className={styles.about}>
            {detail !== '' && <span className={styles.detail}>{detail}</span>}
            {hasState && <Badge tone={tones[state]}>{t(`reference_state_${state}`)}</Badge>}
          </span>
        )}
      </span>
    </>
  );
}
