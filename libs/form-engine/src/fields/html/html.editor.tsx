import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import * as styles from '../title/title.css.ts';

/** Shows the definition's own HTML; a stored value is never rendered, because only the definition is trusted. */
export function HtmlWidget({ definition: { id, class: className, value } }: WidgetProps) {
  return (
    <div
      id={id}
      className={[styles.rich, className].filter(Boolean).join(' ')}
      dangerouslySetInnerHTML={{ __html: textOf(value) }}
    />
  );
}
