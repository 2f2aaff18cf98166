import { radii } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import type { LookProps } from './look-props.ts';
import * as styles from './look.css.ts';

/** How round buttons, cards and pictures are. */
export function CornerChoice({ look, onChange }: LookProps) {
  const t = useText();
  return (
    <div className={styles.corners} role="radiogroup" aria-label={t('look_radius')}>
      {radii.map((radius) => (
        <label key={radius} className={styles.choice}>
          <input
            type="radio"
            className={styles.radio}
            name="radius"
            checked={look.radius === radius}
            onChange={() => onChange({ ...look, radius })}
          />
          <span aria-hidden className={styles.corner} style={{ borderTopLeftRadius: radius }} />
          <span>{t(`look_radius_${radius}`)}</span>
        </label>
      ))}
    </div>
  );
}
