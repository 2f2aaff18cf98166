import { themeCss } from '@etalage/site-model';
import { button, container, useText } from '@etalage/ui-kit';
import { useContext, useEffect, useRef } from 'react';
import { gatedCode } from '../../consent/gated-html.ts';
import { escapeHtml } from '../../gate/escape-html.ts';
import type { BlockProps } from '../../runtime/block-props.ts';
import { OWN_ACTION_EVENT } from '../../runtime/own-action.ts';
import { usePage } from '../../runtime/page-context.ts';
import { PagePolicyContext } from '../../runtime/page-policy.ts';
import { Section } from '../../section-frame/section.tsx';
import type { dynamic } from './dynamic.schema.ts';
import { frameDocument, type CustomCode } from './frame-document.ts';
import { namesOtherWebsite } from './names-other-website.ts';
import { useRefresh } from './use-refresh.ts';
import * as styles from './dynamic.css.ts';

/** The custom code of an owner (CODE-01). */
export function Dynamic({ data, editable }: BlockProps<typeof dynamic>) {
  const typed: CustomCode = {
    html: data.developer_custom_code_html,
    script: data.developer_custom_code_script,
    css: data.developer_custom_code_css,
  };
  const isEmpty = [typed.html, typed.script, typed.css].every((part) => part.trim() === '');
  if (isEmpty && !editable) return null;
  return (
    <Section data={data}>
      <div className={container}>
        {editable ? <Preview typed={typed} isDirect={data.direct_refresh} /> : <CodeFrame code={typed} />}
      </div>
    </Section>
  );
}

/** What the designer shows: the HTML and CSS; the designer runs no script of a page (CODE-02). */
function Preview({ typed, isDirect }: { typed: CustomCode; isDirect: boolean }) {
  const translate = useText();
  const { shown, isOld, refresh } = useRefresh(typed, isDirect);
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: 'open' });
    root?.replaceChildren(...previewOf(shown));
  }, [shown]);
  return (
    <div className={styles.preview}>
      <div ref={host} className={styles.shown} />
      <p className={styles.note}>{translate('dynamic_preview_note')}</p>
      {isOld ? (
        <button
          type="button"
          className={`${button.secondary} ${styles.refresh}`}
          data-own-action=""
          ref={onAction(refresh)}
        >
          {translate('dynamic_refresh')}
        </button>
      ) : null}
    </div>
  );
}

/** Calls back when the canvas passes on a click on an element. */
function onAction(act: () => void) {
  return (element: HTMLElement | null) => {
    element?.addEventListener(OWN_ACTION_EVENT, act);
    return () => element?.removeEventListener(OWN_ACTION_EVENT, act);
  };
}

/** The style and the elements of the code; its style reaches nothing else of the page. */
function previewOf({ html, css }: CustomCode): Node[] {
  const style = document.createElement('style');
  style.textContent = css;
  const content = document.createElement('div');
  content.innerHTML = html;
  return [style, content];
}

/** Scripts in it may run and do nothing else: no forms, no windows, no address of their own. */
function CodeFrame({ code }: { code: CustomCode }) {
  const translate = useText();
  const { site } = usePage();
  const { origin, allow } = useContext(PagePolicyContext);
  const needsConsent = namesOtherWebsite(code.html + code.css + code.script);
  const document = frameDocument(code, themeCss(site.theme), needsConsent ? undefined : origin);
  for (const source of document.styles) allow('styles', source);
  for (const source of document.scripts) allow('scripts', source);
  const title = escapeHtml(translate('dynamic_frame_title'));
  const frame = `<iframe title="${title}" sandbox="allow-scripts" class="${styles.frame}" data-behaviour="code-frame" srcdoc="${escapeHtml(document.html)}"></iframe>`;
  return <div dangerouslySetInnerHTML={{ __html: needsConsent ? gatedCode(frame, translate) : frame }} />;
}
