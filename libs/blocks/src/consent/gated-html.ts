import type { Translate } from '@etalage/texts';
import * as styles from './gated-html.css.ts';

/** A frame as the server stores it: without content. */
const FRAME = /<iframe\b[^>]*>\s*<\/iframe>/gi;
/** What a browser loads from elsewhere by itself. */
const LOADING = /<(?:iframe|img|video|audio|source|object|embed|link|script)\b|url\(/i;

/** Whether code names an address of another website. */
export function loadsFromElsewhere(code: string): boolean {
  return /(?:https?:)?\/\/[\w-]/i.test(code);
}

/** Rich text whose frames load only after the visitor allows it; the rest is unchanged. */
export function withGatedFrames(html: string, translate: Translate): string {
  if (!/<iframe/i.test(html)) return html;
  return html.replace(FRAME, (frame) => gate(frame, translate));
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
    ? `<a href="${escaped(url.href)}" target="_blank" rel="noopener noreferrer">${escaped(translate('embed_link', { host }))}</a>`
    : '';
  return (
    `<span class="${styles.gate}" data-embed="" data-behaviour="embed" style="${sizeOf(code)}">` +
    `<template>${code}</template><span class="${styles.notice}">` +
    `<span>${escaped(translate('embed_text', { host }))}</span>` +
    `<button type="button" class="${styles.show}">${escaped(translate('embed_show'))}</button>${link}</span></span>`
  );
}

/** The room that the content takes, so that showing it moves nothing. */
function sizeOf(code: string): string {
  const width = /^\d{1,4}$/.exec(attributeOf(code, 'width'))?.[0];
  const height = /^\d{1,4}$/.exec(attributeOf(code, 'height'))?.[0];
  if (width && height) return `--embed-width:${width}px;--embed-ratio:${width}/${height}`;
  return height ? `--embed-ratio:auto;height:${height}px` : '';
}

function attributeOf(code: string, name: string): string {
  const found = new RegExp(`<iframe\\b[^>]*?\\s${name}="([^"]*)"`, 'i').exec(code)?.[1] ?? '';
  return found.replaceAll('&amp;', '&');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
