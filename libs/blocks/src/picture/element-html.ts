import type { CSSProperties } from 'react';
import { escapeHtml } from '../gate/escape-html.ts';

type Value = string | number | undefined;
interface Attributes {
  className?: string | undefined;
  style?: CSSProperties | undefined;
  [name: string]: Value | CSSProperties;
}

/** An element without content as HTML, for code that is in a page but not part of it yet. */
export function elementHtml(tag: string, { className, style, ...others }: Attributes): string {
  const css = Object.entries(style ?? {}).map(([name, value]) => `${kebab(name)}:${String(value)}`);
  const written = Object.entries({ class: className, ...others, style: css.join(';') || undefined })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name.toLowerCase()}="${escapeHtml(String(value))}"`);
  return `<${tag}${written.join('')}>`;
}

/** The CSS name of a property; a variable keeps its own. */
function kebab(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
