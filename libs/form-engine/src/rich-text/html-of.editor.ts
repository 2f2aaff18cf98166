import type { Editor } from '@tiptap/core';
import { rawHtmlAttribute } from './embedded-nodes.editor.ts';

/**
 * The text in stored form: '' for an empty one, no paragraph around the only line of an item or cell, no element
 * without meaning, and raw HTML unchanged. It is built in a separate document, in which no script runs.
 */
export function htmlOf(editor: Editor): string {
  return isBlank(editor) ? '' : writtenHtml(editor.getHTML());
}

/** Whether nothing is visible: no text, pictures, lines, frames or tables. */
function isBlank({ state }: Editor): boolean {
  let blank = true;
  state.doc.descendants((node) => {
    if (node.isText || node.type.name === 'table' || (node.isAtom && node.type.name !== 'hardBreak'))
      blank = false;
    return blank;
  });
  return blank;
}

/** The same for HTML as the editor's schema writes it. */
export function writtenHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const holder of body.querySelectorAll('li, td, th')) {
    const lines = [...holder.children].filter((child) => child.tagName === 'P');
    const [line] = lines;
    if (lines.length === 1 && line === holder.firstChild && line?.attributes.length === 0) {
      line.replaceWith(...line.childNodes);
    }
  }
  for (const span of body.querySelectorAll('span')) {
    if (span.attributes.length === 0) span.replaceWith(...span.childNodes);
  }
  for (const element of body.querySelectorAll('[style]')) {
    element.setAttribute('style', (element.getAttribute('style') ?? '').replace(/;\s*$/, ''));
  }
  for (const raw of body.querySelectorAll(`[${rawHtmlAttribute}]`)) {
    raw.outerHTML = raw.getAttribute(rawHtmlAttribute) ?? '';
  }
  return body.innerHTML;
}
