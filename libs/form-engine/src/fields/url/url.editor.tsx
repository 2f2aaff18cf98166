import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { textOf } from '../../definition/text-of.ts';
import * as styles from '../title/title.css.ts';

/** A line with a link; its address is `value` of the definition, otherwise `settings.route`. */
export function UrlWidget({ definition }: WidgetProps<'url'>) {
  const textFor = useDefinitionText();
  const { id, class: className, url_pre_html, url_label, url_post_html, url_target, url_class } = definition;
  const address = textOf(definition.value) || (definition.settings?.route ?? '');
  return (
    <p id={id} className={[styles.text, className].filter(Boolean).join(' ')}>
      <span dangerouslySetInnerHTML={{ __html: textFor(url_pre_html) }} />
      <a
        href={address}
        target={url_target}
        rel={url_target === '_blank' ? 'noopener noreferrer' : undefined}
        className={[styles.link, url_class].filter(Boolean).join(' ')}
      >
        {textFor(url_label) || address}
      </a>
      <span dangerouslySetInnerHTML={{ __html: textFor(url_post_html) }} />
    </p>
  );
}
