/**
 * A length of the style sheets in CSS pixels; they contain products such as `calc(5 * calc(1 * 0.25rem))`, here with 16 px
 * a rem.
 */
export function pixels(length: string): number {
  const factors = length.replaceAll(/calc\(|\)/g, '').split('*');
  return factors.reduce((product, factor) => {
    const [, number = '', unit = ''] = /^\s*(-?[\d.]+)(px|rem|)\s*$/.exec(factor) ?? [];
    if (number === '') throw new Error(`"${length}" is not a length that a test can read.`);
    return product * Number(number) * (unit === 'rem' ? 16 : 1);
  }, 1);
}

/** The value of a property that an element has by its classes and its own style, on a screen of 1280 px. */
export function shownStyle(element: Element | null | undefined, property: string): string {
  if (!element) throw new Error(`There is no element with a ${property}.`);
  return getComputedStyle(element).getPropertyValue(property);
}
