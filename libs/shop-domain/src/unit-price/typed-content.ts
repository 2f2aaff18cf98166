import { type ContentUnit, MAX_CONTENT } from '../schema/product-content.schema.ts';

/** A typed number with at most three decimals, in thousandths; undefined if it is none, or nothing, or too much. */
export function milliOf(typed: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,7})(?:[.,](\d{1,3}))?$/.exec(typed.trim()) ?? [];
  if (whole === undefined) return undefined;
  const milli = Number(whole) * 1000 + Number(decimals.padEnd(3, '0'));
  return milli >= 1 && milli <= MAX_CONTENT ? milli : undefined;
}

/** Thousandths as a person types them: "0,75". */
export function typedMilli(milli: number | null): string {
  return milli === null ? '' : String(milli / 1000).replace('.', ',');
}

const UNITS: Readonly<Record<string, ContentUnit>> = {
  g: 'g',
  gram: 'g',
  kg: 'kg',
  ml: 'ml',
  l: 'l',
  liter: 'l',
  m: 'm',
  meter: 'm',
  m2: 'm2',
  'm²': 'm2',
  stuk: 'piece',
  stuks: 'piece',
};

/** A content as a sheet writes it: "750 ml". */
export function contentCell(milli: number | null, unit: ContentUnit): string {
  if (milli === null) return '';
  return `${typedMilli(milli)} ${unit === 'piece' ? 'stuks' : unit}`;
}

/** The content in a cell; undefined if it is none. */
export function readContent(typed: string): { milli: number; unit: ContentUnit } | undefined {
  const [, number = '', word = ''] = /^([\d.,]{1,12})\s*(\S{1,6})$/.exec(typed.trim()) ?? [];
  const milli = milliOf(number);
  const unit = Object.hasOwn(UNITS, word.toLowerCase()) ? UNITS[word.toLowerCase()] : undefined;
  return milli === undefined || unit === undefined ? undefined : { milli, unit };
}
