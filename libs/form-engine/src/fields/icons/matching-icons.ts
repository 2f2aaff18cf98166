/** The names that contain the typed text; case is ignored, and a space equals an underscore. */
export function matchingIcons(names: readonly string[], typed: string): readonly string[] {
  const wanted = typed.trim().toLowerCase().replaceAll(/\s+/g, '_');
  return wanted === '' ? names : names.filter((name) => name.includes(wanted));
}
