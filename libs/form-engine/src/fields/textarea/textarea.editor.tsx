import { useAlternativeTextHint } from '../../form-parts/alternative-text-hint.tsx';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import * as styles from './textarea.css.ts';

export function TextareaWidget({
  definition,
  value,
  onChange,
  control,
  labelId,
}: WidgetProps<'textarea' | 'text_editor'>) {
  const textFor = useDefinitionText();
  const describes = definition.type === 'textarea' ? definition.settings?.describes : undefined;
  const { hint, describedBy } = useAlternativeTextHint(control.id, describes, textOf(value));
  return (
    <>
      <textarea
        {...control}
        aria-describedby={[control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
        aria-labelledby={definition.title ? labelId : undefined}
        rows={definition.settings?.rows ?? 4}
        className={[styles.textarea, definition.textarea_class].filter(Boolean).join(' ')}
        placeholder={textFor(definition.placeholder) || undefined}
        value={textOf(value)}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint}
    </>
  );
}
