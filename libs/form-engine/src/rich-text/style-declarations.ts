/** The declarations of a style attribute, as they are written. */
export function declarationsOf(style: string | null): [name: string, value: string][] {
  return (style ?? '').split(';').flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    return name === '' || value === '' ? [] : [[name, value] as [string, string]];
  });
}

/** A style attribute of declarations; null if there are none. */
export function styleOf(declarations: readonly (readonly [string, string])[]): string | null {
  if (declarations.length === 0) return null;
  return declarations.map(([name, value]) => `${name}: ${value}`).join('; ');
}
