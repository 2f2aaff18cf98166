/** The drawing of an icon: its paths, in a view box of 24 by 24. */
export type IconShapes = readonly string[];

/** Icons by their stored name, e.g. `shopping_cart`. */
export type IconSet = ReadonlyMap<string, IconShapes>;

const SYMBOL = /^<symbol id="([a-z0-9_]+)" viewBox="0 0 24 24">(.*)<\/symbol>$/gm;
const SHAPE = /<path d="([^"]+)"\/>/g;

/** One sprite with one icon per line, so that it can be read and compared line by line (ICON-04). */
export function spriteOf(icons: IconSet): string {
  const symbols = [...icons].map(([name, shapes]) => {
    const paths = shapes.map((shape) => `<path d="${shape}"/>`).join('');
    return `<symbol id="${name}" viewBox="0 0 24 24">${paths}</symbol>\n`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
}

/** The icons of a sprite, in its order. */
export function iconsOf(sprite: string): IconSet {
  return new Map(
    [...sprite.matchAll(SYMBOL)].map(([, name = '', body = '']) => [name, shapesOf(body)] as const),
  );
}

/** One icon of a sprite; undefined for a name that is not in it. */
export function iconOf(sprite: string, name: string): IconShapes | undefined {
  if (!/^[a-z0-9_]+$/.test(name)) return undefined;
  const start = sprite.indexOf(`<symbol id="${name}" `);
  return start < 0 ? undefined : shapesOf(sprite.slice(start, sprite.indexOf('\n', start)));
}

function shapesOf(body: string): IconShapes {
  return [...body.matchAll(SHAPE)].map(([, shape = '']) => shape);
}
