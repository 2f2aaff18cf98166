import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import * as styles from '../title/title.css.ts';

/** Shows the text in `value`, otherwise `title`. */
export function DescriptionWidget({ definition: { title, id, class: className }, value }: WidgetProps) {
  const textFor = useDefinitionText();
  return (
    <p id={id} className={[styles.text, className].filter(Boolean).join(' ')}>
      {textFor(textOf(value) || title)}
    </p>
  );
}
