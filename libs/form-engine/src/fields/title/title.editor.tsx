import { useWords } from '../../form-parts/use-words.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import * as styles from './title.css.ts';

export function TitleWidget({ definition: { title, id, class: className } }: WidgetProps) {
  const words = useWords();
  return (
    <h3 id={id} className={[styles.title, className].filter(Boolean).join(' ')}>
      {words(title)}
    </h3>
  );
}
