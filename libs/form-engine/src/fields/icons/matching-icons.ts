/** The names that hold what was typed; a space and an underscore are one, and so are capitals and small letters. */
export function matchingIcons(names: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase().replaceAll(/\s+/g, '_');
  return wanted === '' ? names : names.filter((name) => name.includes(wanted));
}
