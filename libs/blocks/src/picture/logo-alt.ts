/**
 * The alternative text of one of several logos: their names are given together, separated by commas, in the order of
 * the logos. A logo without a name has no text.
 */
export function logoAlt(names: string, index: number): string {
  return names.split(',')[index]?.trim() ?? '';
}
