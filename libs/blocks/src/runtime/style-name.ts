/**
 * The folder name of a block's type, which is also the name of its style sheet: `headerOne` becomes `header-one`.
 */
export function styleName(type: string): string {
  return type.replace(/[A-Z]/g, (letter, at: number) => `${at === 0 ? '' : '-'}${letter.toLowerCase()}`);
}
