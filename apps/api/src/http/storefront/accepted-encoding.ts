/** The encodings in which pages are sent. */
export type Encoding = 'zstd' | 'br' | 'gzip';

/** The first of `offered` that an Accept-Encoding header accepts; '' when it accepts none. */
export function acceptedEncoding(header: string, offered: readonly Encoding[]): Encoding | '' {
  return offered.find((encoding) => accepts(header, encoding)) ?? '';
}

function accepts(header: string, encoding: string): boolean {
  const entry = header.split(',').find((part) => part.trim().split(';')[0] === encoding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}
