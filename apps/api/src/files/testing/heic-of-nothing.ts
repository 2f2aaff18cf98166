/** Bytes that say they are a HEIC photo, and hold none. */
export const heicOfNothing = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.alloc(4),
  Buffer.from('mif1heic'),
  Buffer.alloc(500, 3),
]);
