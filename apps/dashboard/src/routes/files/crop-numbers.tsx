import type { CropArea } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { InputField } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import * as styles from './crop.css.ts';

const SIDES = {
  width: 'library_crop_width',
  height: 'library_crop_height',
  left: 'library_crop_left',
  top: 'library_crop_top',
} as const;

type Side = keyof typeof SIDES;

interface CropNumbersProps {
  area: CropArea;
  size: { readonly width: number; readonly height: number };
  onChange: (change: Partial<CropArea>) => void;
}

/** The measures of a part in pixels. What is typed counts when the field is left or Enter is pressed, so that it can be typed. */
export function CropNumbers({ area, size, onChange }: CropNumbersProps) {
  const t = useText();
  const [typed, setTyped] = useState<{ side: Side; text: string }>();
  const apply = () => {
    if (typed && typed.text.trim() !== '' && Number.isFinite(Number(typed.text)))
      onChange({ [typed.side]: Number(typed.text) });
    setTyped(undefined);
  };
  return (
    <fieldset className={styles.numbers}>
      <legend className={styles.legend}>{t('library_crop_pixels')}</legend>
      {(Object.keys(SIDES) as Side[]).map((side) => (
        <InputField
          key={side}
          type="number"
          inputMode="numeric"
          label={t(SIDES[side])}
          min={0}
          max={side === 'width' || side === 'left' ? size.width : size.height}
          value={typed?.side === side ? typed.text : area[side]}
          onChange={(event) => setTyped({ side, text: event.target.value })}
          onBlur={apply}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
        />
      ))}
    </fieldset>
  );
}
