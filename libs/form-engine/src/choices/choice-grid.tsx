import type { CSSProperties, ReactNode } from 'react';
import type { ControlProps } from '../form-parts/widget.ts';
import { useDefinitionText } from '../form-parts/use-definition-text.ts';
import type { GridOptions } from './choice-options.ts';
import type { Choice } from './choice.ts';
import * as styles from './choice-grid.css.ts';
import { inlineStyle } from './inline-style.ts';
import { Loading } from '../controls/loading.tsx';
import type { LoadedChoices } from './use-choices.ts';

interface Props extends LoadedChoices {
  role: 'radiogroup' | 'group';
  definition: GridOptions;
  control: ControlProps;
  labelId: string;
  input: (choice: Choice, index: number) => ReactNode;
}

/** Choices that each have an input: in a row, under each other (`vertical`) or in a number of columns (FPROP-08). */
export function ChoiceGrid({ role, definition, control, labelId, choices, state, reload, input }: Props) {
  const textFor = useDefinitionText();
  const { columns, vertical } = definition;
  const inColumns = columns !== undefined && columns > 1 && !vertical;
  const className = inColumns ? `${styles.grid} ${styles.columns}` : vertical ? styles.grid : styles.across;
  const style = inColumns ? ({ [nameOf(styles.count)]: columns } as CSSProperties) : undefined;
  return (
    <>
      <div
        role={role}
        id={control.id}
        className={className}
        style={style}
        aria-labelledby={labelId}
        aria-describedby={control['aria-describedby']}
        {...(role === 'radiogroup' && { 'aria-invalid': control['aria-invalid'] })}
      >
        {choices.map((choice, index) => (
          <label key={choice.id} className={styles.choice} title={textFor(choice.title) || undefined}>
            {input(choice, index)}
            <ChoiceLabel choice={choice} />
          </label>
        ))}
      </div>
      <Loading state={state} reload={reload} />
    </>
  );
}

/** The label of a choice, below its picture if it has one (FPROP-07). */
export function ChoiceLabel({ choice: { label, image } }: { choice: Choice }) {
  const textFor = useDefinitionText();
  return (
    <span>
      {image && (
        <img
          src={image.src}
          alt=""
          id={image.id}
          className={[styles.picture, image.class].filter(Boolean).join(' ')}
          style={inlineStyle(image.style)}
        />
      )}
      {textFor(label)}
    </span>
  );
}

/** `var(--name)` to `--name`. */
function nameOf(variable: string): string {
  return variable.slice('var('.length, -1);
}
