import { paletteKey } from './palette.ts';

/**
 * CSS of a stored colour: a palette key becomes its theme variable, numbers become `rgba()` with full opacity when the
 * fourth is absent (STY-19, STY-20). Returns undefined for anything else.
 */
export function cssColor(stored: string): string | undefined {
  const key = paletteKey(stored);
  if (key) return `var(--color-${key})`;
  const parts = stored.split(',').map((part) => part.trim());
  if (parts.length < 3 || parts.length > 4 || parts.some((part) => !/^\d+(\.\d+)?$/.test(part)))
    return undefined;
  const [red, green, blue] = parts.slice(0, 3).map((part) => Math.min(255, Number(part)));
  return `rgba(${red}, ${green}, ${blue}, ${Math.min(1, Number(parts[3] ?? 1))})`;
}
