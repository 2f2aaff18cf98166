/** The alternative text of a picture; empty for one that its owner marked as a decoration. */
export function describedBy(text: string, isDecorative: boolean): string {
  return isDecorative ? '' : text;
}
