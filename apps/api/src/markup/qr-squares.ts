import { encodeQR } from 'qr';

/**
 * The rows of a QR code, with 1 for a dark square, and error correction of level M. The library draws a margin of at least
 * one square, which goes.
 */
export function qrSquares(text: string): string[] {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  return rows
    .slice(1, -1)
    .map((row) => Array.from(row.slice(1, -1), (isDark) => (isDark ? '1' : '0')).join(''));
}
