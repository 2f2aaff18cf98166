import { shapeChoices, type ShapeName, shapeNames } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import type { TextKey } from '@etalage/texts';
import type { LookProps } from './look-props.ts';
import * as styles from './look.css.ts';

/** Sizes, weights, buttons, cards and room: each setting with its choices in a row. */
export function ShapeChoices({ look, onChange }: LookProps) {
  const t = useText();
  return (
    <div className={styles.shapes}>
      {shapeNames.map((name) => (
        <fieldset key={name} className={styles.group}>
          <legend className={styles.groupName}>{t(`look_shape_${name}`)}</legend>
          <div className={styles.segments}>
            {shapeChoices(name).map((choice) => (
              <label key={choice} className={styles.segment}>
                <input
                  type="radio"
                  className={styles.radio}
                  name={name}
                  checked={look.shape[name] === choice}
                  onChange={() => onChange({ ...look, shape: { ...look.shape, [name]: choice } })}
                />
                <span>{t(choiceText(name, choice))}</span>
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

const choiceText = (name: ShapeName, choice: string) => `look_shape_${name}_${choice}` as TextKey;
