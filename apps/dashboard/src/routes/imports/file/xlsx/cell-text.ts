import { numberText } from '../number-text.ts';
import type { NumberKind } from './number-formats.ts';

/** What cells of a workbook refer to. */
export interface CellContext {
  readonly texts: readonly string[];
  readonly kinds: readonly NumberKind[];
  /** Days are counted from 1904, as old Macs did. */
  readonly is1904: boolean;
}

export interface StoredCell {
  /** s, str, inlineStr, b, e, d; '' and n are numbers. */
  readonly type: string;
  readonly style: string;
  readonly value: string;
}

const DAY = 86_400_000;

/** A cell as a person would type it. */
export function cellText({ type, style, value }: StoredCell, context: CellContext): string {
  if (value === '') return '';
  if (type === 's') return context.texts[Number(value)] ?? '';
  if (type === 'str' || type === 'inlineStr') return plainText(value);
  if (type === 'd') return isoText(Date.parse(value.endsWith('Z') ? value : `${value}Z`)) || value;
  if (type === 'b' || type === 'e') return value;
  const number = Number(value);
  if (Number.isNaN(number)) return value;
  const kind = context.kinds[Number(style)] ?? 'plain';
  if (kind === 'percent') return `${numberText(number * 100)}%`;
  if (kind === 'date') return dateText(number, context.is1904) || numberText(number);
  return numberText(number, kind === 'cents' ? 2 : 0);
}

/** A text of a workbook, in which `_x000D_` stands for a character that XML does not have. */
export function plainText(text: string): string {
  return text.replace(/_x([0-9a-f]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** A number of days as a date, with the time if there is one, or as only a time. */
function dateText(days: number, is1904: boolean): string {
  if (days < 0) return '';
  if (days < 1) return isoText(Math.round(days * 86_400) * 1000).slice(11) || '00:00:00';
  // Excel counts a 29 February 1900 that never was.
  const leap = !is1904 && days < 60 ? 1 : 0;
  const start = is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  return isoText(start + Math.round((days + leap) * 86_400) * 1000);
}

function isoText(time: number): string {
  if (Number.isNaN(time) || Math.abs(time) > 100_000_000 * DAY) return '';
  return new Date(time).toISOString().replace(/T00:00:00\.000Z$|\.\d{3}Z$/, '');
}
