import type { CSSProperties } from 'react';

/** Declarations of a style text, `width: 20px; border-radius: 4px`, as React takes them. */
export function inlineStyle(text: string | undefined): CSSProperties | undefined {
  if (!text) return undefined;
  const declarations = text.split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    if (colon < 0) return [];
    const name = declaration.slice(0, colon).trim();
    return [[camelCase(name), declaration.slice(colon + 1).trim()]];
  });
  return Object.fromEntries(declarations) as CSSProperties;
}

function camelCase(name: string): string {
  return name.startsWith('--')
    ? name
    : name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}
