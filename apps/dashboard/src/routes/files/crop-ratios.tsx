import { type CropRatio, cropRatios } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useId } from 'react';
import * as styles from './crop.css.ts';

interface CropRatiosProps {
  chosen: CropRatio;
  onChoose: (ratio: CropRatio) => void;
}

/** Chooses the proportion of a part. */
export function CropRatios({ chosen, onChoose }: CropRatiosProps) {
  const t = useText();
  const name = useId();
  return (
    <fieldset className={styles.ratios}>
      <legend className={styles.legend}>{t('library_crop_ratio')}</legend>
      {(Object.keys(cropRatios) as CropRatio[]).map((ratio) => (
        <label key={ratio} className={styles.ratio}>
          <input
            type="radio"
            name={name}
            value={ratio}
            checked={ratio === chosen}
            onChange={() => onChoose(ratio)}
          />
          {ratio === 'free' ? t('library_crop_free') : ratio}
        </label>
      ))}
    </fieldset>
  );
}
