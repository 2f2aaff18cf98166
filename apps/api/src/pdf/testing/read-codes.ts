import decodeQr from 'qr/decode.js';
import { getDocumentProxy } from 'unpdf';

/** How many picture points a point of the page is, so that each square of a code is several. */
const SCALE = 4;
/** A test has more time than a camera has for one frame. */
const PATIENT = { effort: 10, timeLimit: 5_000 };
/** Light picture points around a code. */
const MARGIN = 40;

/** The addresses of the links of a PDF, and what the QR codes say that are drawn on it; a page is read as a camera does. */
export async function readCodes(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const links: string[] = [];
  const codes: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    for (const annotation of (await page.getAnnotations()) as { url?: string }[])
      if (annotation.url !== undefined) links.push(annotation.url);
    const { argsArray } = await page.getOperatorList();
    for (const args of argsArray as unknown[]) {
      const squares = rectanglesOf(args);
      // A code has far more parts than a line or a frame.
      if (squares.length > 50) codes.push(decodeQr(pictureOf(squares), PATIENT));
    }
  }
  return { links, codes };
}

interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The rectangles of one path: each begins with a move (0) and is three lines (1) and an end (4). */
function rectanglesOf(args: unknown): Rectangle[] {
  const [, paths] = Array.isArray(args) ? (args as unknown[]) : [];
  const [path] = Array.isArray(paths) ? (paths as unknown[]) : [];
  if (!(path instanceof Float32Array)) return [];
  const found: Rectangle[] = [];
  for (let at = 0; at + 12 < path.length; at += 13) {
    const [move, x = 0, y = 0, , right = 0, , , , bottom = 0] = path.slice(at, at + 9);
    if (move !== 0) return [];
    found.push({
      x: Math.min(x, right),
      y: Math.min(y, bottom),
      width: Math.abs(right - x),
      height: Math.abs(bottom - y),
    });
  }
  return found;
}

/** A white picture with dark rectangles, with a margin around them; what is drawn is measured from the top of the page. */
function pictureOf(squares: readonly Rectangle[]) {
  const left = Math.min(...squares.map(({ x }) => x));
  const top = Math.min(...squares.map(({ y }) => y));
  const low = Math.max(...squares.map(({ y, height }) => y + height));
  const size = Math.ceil((low - top) * SCALE) + 2 * MARGIN;
  const data = new Uint8Array(size * size * 4).fill(255);
  const across = (x: number) => MARGIN + Math.round((x - left) * SCALE);
  const down = (y: number) => MARGIN + Math.round((y - top) * SCALE);
  for (const { x, y, width, height } of squares)
    for (let row = down(y); row < down(y + height); row += 1)
      data.fill(0, (row * size + across(x)) * 4, (row * size + across(x + width)) * 4);
  return { width: size, height: size, data };
}
