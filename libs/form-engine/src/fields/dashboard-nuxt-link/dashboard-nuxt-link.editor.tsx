import type { MouseEvent } from 'react';
import { useFieldServices } from '../../form-parts/field-services.ts';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import * as styles from '../title/title.css.ts';

/** A line with a link to a dashboard screen; the router of the app opens it, unless the user opens a new tab. */
export function DashboardNuxtLinkWidget({ definition }: WidgetProps<'dashboard_nuxt_link'>) {
  const textFor = useDefinitionText();
  const { navigate, addressOf } = useFieldServices();
  const { id, class: className, url_pre_html, url_label, url_post_html, url_class, settings } = definition;
  const route = settings?.route ?? '/';
  const go = (event: MouseEvent) => {
    if (!navigate || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    navigate(route);
  };
  return (
    <p id={id} className={[styles.text, className].filter(Boolean).join(' ')}>
      <span dangerouslySetInnerHTML={{ __html: textFor(url_pre_html) }} />
      <a
        href={addressOf?.(route) ?? route}
        onClick={go}
        className={[styles.link, url_class].filter(Boolean).join(' ')}
      >
        {textFor(url_label) || route}
      </a>
      <span dangerouslySetInnerHTML={{ __html: textFor(url_post_html) }} />
    </p>
  );
}
