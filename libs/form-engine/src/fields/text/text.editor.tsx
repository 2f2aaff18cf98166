import { useAlternativeTextHint } from '../../form-parts/alternative-text-hint.tsx';
import * as frame from '../../form-parts/field-view.css.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import { useFieldServices } from '../../form-parts/field-services.ts';
import { LinkButton } from '../link-picker/link-button.editor.tsx';
import * as styles from './text.css.ts';

const MODES = {
  text: undefined,
  number: 'decimal',
  link: 'url',
  email: 'email',
  tel: 'tel',
  identifier: undefined,
} as const;

/** A line of text. Numbers are text with a numeric keyboard, so that an incomplete or invalid number is not lost. */
export function TextWidget({ definition, value, onChange, control, labelId }: WidgetProps<'text'>) {
  const textFor = useDefinitionText();
  const { placeholder, input_class, settings: { input = 'text', describes } = {} } = definition;
  const { hint, describedBy } = useAlternativeTextHint(control.id, describes, textOf(value));
  const hasPicker = useFieldServices().references !== undefined && input === 'link';
  const line = (
    <input
      {...control}
      aria-describedby={[control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
      type="text"
      inputMode={MODES[input]}
      autoComplete="off"
      spellCheck={input === 'text'}
      className={[frame.control, hasPicker && styles.address, input_class].filter(Boolean).join(' ')}
      placeholder={textFor(placeholder) || undefined}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <>
      {hasPicker ? (
        <div className={styles.withButton}>
          {line}
          <LinkButton control={control} labelId={labelId} onChoose={onChange} />
        </div>
      ) : (
        line
      )}
      {hint}
    </>
  );
}
