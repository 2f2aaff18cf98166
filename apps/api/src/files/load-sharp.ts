/**
 * The library for pictures. Loaded at the first picture, so that the program starts faster. Each picture uses one thread:
 * several threads for one would take the cores from pages.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp;
}
