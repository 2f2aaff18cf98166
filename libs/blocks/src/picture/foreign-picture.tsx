import { useText } from '@etalage/ui-kit';
import type { CSSProperties } from 'react';
import { escapeHtml } from '../gate/escape-html.ts';
import { hostOf } from '../gate/host-of.ts';
import { elementHtml } from './element-html.ts';
import type { pictureAttributes } from './picture-attributes.ts';
import * as styles from './foreign-picture.css.ts';

interface ForeignPictureProps {
  attributes: ReturnType<typeof pictureAttributes>;
  address: string;
  isWithinLink: boolean;
}

/**
 * The place of a picture of another website, which is loaded after consent to the entry for `media`, or after a press on
 * it. Within a link it has no button of its own; `AllowPictures` stands beside the link.
 */
export function ForeignPicture({ attributes, address, isWithinLink }: ForeignPictureProps) {
  const translate = useText();
  const { width, height, className = '', style } = attributes;
  const host = hostOf(address) ?? translate('embed_elsewhere');
  const image = elementHtml('img', { ...attributes, fetchPriority: undefined, loading: 'lazy' });
  const notice = isWithinLink
    ? `<span class="${styles.notice}">${SIGN}</span>`
    : `<button type="button" class="${styles.show}">${SIGN}<span>${escapeHtml(translate('picture_gate_show', { host }))}</span></button>`;
  const size = { '--gate-width': `${width}px`, '--gate-ratio': `${width} / ${height}` } as CSSProperties;
  return (
    <span
      className={`${styles.gate} ${className}`.trim()}
      style={{ ...style, ...size }}
      data-embed="picture"
      data-behaviour="embed"
      // Its script replaces the content, also before an island around it is hydrated.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: `<template>${image}</template>${notice}` }}
    />
  );
}

/** A drawing of a picture. */
const SIGN =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.25" aria-hidden="true">' +
  '<rect x="3" y="4.5" width="18" height="15" rx="1.5"/><circle cx="8.25" cy="9.5" r="1.5"/>' +
  '<path d="m4 17 4.75-4.25 3 2.5L16 11l4.5 4.5"/></svg>';
