import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import * as styles from './title.css.ts';

export function TitleWidget({ definition: { title, id, class: className } }: WidgetProps) {
  const textFor = useDefinitionText();
  return (
    <h3 id={id} className={[styles.title, className].filter(Boolean).join(' ')}>
      {textFor(title)}
    </h3>
  );
}
