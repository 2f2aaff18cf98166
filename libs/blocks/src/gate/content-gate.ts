import type { Translate } from '@etalage/texts';
import { escapeHtml } from './escape-html.ts';
import { hostOf } from './host-of.ts';
import * as styles from './content-gate.css.ts';

/** Code of another website that is loaded only after the visitor allows it. `address` is where it comes from. */
interface GatedContent {
  code: string;
  address: string;
  /** Style of the place that it takes. */
  size: string;
}

/** The gate of such code. Only elements that are allowed within a paragraph: frames in text may stand in one. */
export function contentGate({ code, address, size }: GatedContent, translate: Translate): string {
  const url = address.startsWith('https://') && URL.canParse(address) ? new URL(address) : undefined;
  const host = hostOf(address) ?? translate('embed_elsewhere');
  const link = url
    ? `<a href="${escapeHtml(url.href)}" target="_blank" rel="noopener noreferrer">${escapeHtml(translate('embed_link', { host }))}</a>`
    : '';
  return (
    `<span class="${styles.gate}" data-embed="" data-behaviour="embed" style="${size}">` +
    `<template>${code}</template><span class="${styles.notice}">` +
    `<span>${escapeHtml(translate('embed_text', { host }))}</span>` +
    `<button type="button" class="${styles.show}">${escapeHtml(translate('embed_show'))}</button>${link}</span></span>`
  );
}
