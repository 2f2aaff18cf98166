/** A colour as `#rrggbb` in small letters; undefined for another notation. */
export function hexOf(color: string | undefined): string | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color ?? '')?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/** A colour with a part of another one, both as `#rrggbb`. */
export function mixed(color: string, other: string, part: number): string {
  const parts = [1, 3, 5].map((at) => {
    const [one, two] = [color, other].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    return Math.round((one ?? 0) * (1 - part) + (two ?? 0) * part);
  });
  return `#${parts.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
