import { css } from '@codemirror/lang-css';
import { html } from '@codemirror/lang-html';
import { javascript } from '@codemirror/lang-javascript';
import { json } from '@codemirror/lang-json';
import type { Extension } from '@codemirror/state';

/** The language that the `mode` of a field names; an unknown name is plain text. */
export function languageOf(mode: string | undefined): Extension {
  switch (mode) {
    case 'css':
      return css();
    case 'javascript':
    case 'js':
      return javascript();
    case 'json':
      return json();
    case 'html':
    case undefined:
      return html();
    default:
      return [];
  }
}
