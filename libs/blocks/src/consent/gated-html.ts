import type { Translate } from '@etalage/texts';
import { escapeHtml } from '../runtime/escape-html.ts';
import * as styles from './gated-html.css.ts';

/** A frame as the server stores it, without content, or a picture. */
const FRAME_OR_PICTURE = /<iframe\b[^<>]*>\s*<\/iframe>|<img\b[^<>]*>/gi;
/** What a browser loads from elsewhere by itself. */
const LOADING = /<(?:iframe|img|video|audio|source|object|embed|link|script)\b|url\(/i;

/** Rich text whose frames and pictures of other websites load only after the visitor allows it; the rest is unchanged. */
export function withGatedContent(html: string, translate: Translate): string {
  return html.replace(FRAME_OR_PICTURE, (element) =>
    isOwnPicture(element) ? element : gate(element, translate),
  );
}

/** Pictures of the website are stored by their path. Browsers read `\` as `/`, and skip spaces before an address. */
function isOwnPicture(element: string): boolean {
  return /^<img/i.test(element) && /^(?:\/(?![/\\])|data:|$)/i.test(attributeOf(element, 'src'));
}

/** Code of another website that is shown only after the visitor allows it; unchanged if it loads nothing. */
export function gatedCode(code: string, translate: Translate): string {
  return LOADING.test(code) ? gate(code, translate) : code;
}

/** Only elements that are allowed within a paragraph: frames in text may stand in one. */
function gate(code: string, translate: Translate): string {
  const address = attributeOf(code, 'src');
  const url = address.startsWith('https://') && URL.canParse(address) ? new URL(address) : undefined;
  const host = url?.host.replace(/^www\./, '') ?? translate('embed_elsewhere');
  const link = url
    ? `<a href="${escapeHtml(url.href)}" target="_blank" rel="noopener noreferrer">${escapeHtml(translate('embed_link', { host }))}</a>`
    : '';
  return (
    `<span class="${styles.gate}" data-embed="" data-behaviour="embed" style="${sizeOf(code)}">` +
    `<template>${code}</template><span class="${styles.notice}">` +
    `<span>${escapeHtml(translate('embed_text', { host }))}</span>` +
    `<button type="button" class="${styles.show}">${escapeHtml(translate('embed_show'))}</button>${link}</span></span>`
  );
}

/** The room that the content takes, so that showing it moves nothing. */
function sizeOf(code: string): string {
  const width = /^\d{1,4}$/.exec(attributeOf(code, 'width'))?.[0];
  const height = /^\d{1,4}$/.exec(attributeOf(code, 'height'))?.[0];
  if (width && height) return `--embed-width:${width}px;--embed-ratio:${width}/${height}`;
  return height ? `--embed-ratio:auto;height:${height}px` : '';
}

/** An attribute of the first frame or picture. Looks at its tag only: code may be long, and contain many that never end. */
function attributeOf(code: string, name: string): string {
  const start = code.search(/<(?:iframe|img)\b/i);
  if (start < 0) return '';
  const tag = code.slice(start, code.indexOf('>', start) + 1);
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? '';
  return found.replaceAll('&amp;', '&');
}
