import type { WidgetProps } from '../../form-parts/widget.ts';
import { ChoiceLabel } from '../../choices/choice-grid.tsx';
import { textOf } from '../../definition/text-of.ts';
import { Loading } from '../../controls/loading.tsx';
import { useChoices } from '../../choices/use-choices.ts';
import * as styles from './radio-buttons.css.ts';

/** One choice as a row of buttons: radio buttons to the keyboard, so that arrows move the choice. */
export function RadioButtonsWidget({
  definition,
  value,
  onChange,
  control,
  labelId,
}: WidgetProps<'radio_buttons'>) {
  const { choices, state, reload } = useChoices(definition);
  const { id, disabled, tabIndex, autoFocus, ...described } = control;
  return (
    <>
      <div
        role="radiogroup"
        id={id}
        aria-labelledby={labelId}
        className={definition.vertical ? `${styles.row} ${styles.vertical}` : styles.row}
        {...described}
      >
        {choices.map((choice, index) => (
          <label key={choice.id} className={styles.choice}>
            <input
              type="radio"
              name={id}
              className={styles.radio}
              disabled={disabled}
              tabIndex={tabIndex}
              {...(index === 0 && { autoFocus })}
              checked={textOf(value) === choice.id}
              onChange={() => onChange(choice.id)}
            />
            <span className={styles.face}>
              <ChoiceLabel choice={choice} />
            </span>
          </label>
        ))}
      </div>
      <Loading state={state} reload={reload} />
    </>
  );
}
