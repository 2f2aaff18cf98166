/** The best encoding of ours that an Accept-Encoding header takes; empty for none. */
export function acceptedEncoding(header: string): 'br' | 'gzip' | '' {
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : '';
}

function accepts(header: string, encoding: string): boolean {
  const entry = header.split(',').find((part) => part.trim().split(';')[0] === encoding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}
