import * as frame from '../../form-parts/field-view.css.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';

export function PasswordWidget({ definition, value, onChange, control }: WidgetProps<'password'>) {
  const textFor = useDefinitionText();
  return (
    <input
      {...control}
      type="password"
      autoComplete="new-password"
      className={[frame.control, definition.input_class].filter(Boolean).join(' ')}
      placeholder={textFor(definition.placeholder) || undefined}
      value={textOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
