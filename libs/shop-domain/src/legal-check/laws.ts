const netherlands = (id: string) => `https://wetten.overheid.nl/${id}`;
const union = (id: string) => `https://eur-lex.europa.eu/eli/${id}/oj`;

/** The sources that findings name, each with where it can be read; '' if no lasting address of it is known. */
export const laws = {
  bw3: netherlands('BWBR0005291'),
  bw6: netherlands('BWBR0005289'),
  bw7: netherlands('BWBR0005290'),
  trade_register: netherlands('BWBR0021777'),
  telecom: netherlands('BWBR0009950'),
  gdpr: union('reg/2016/679'),
  consumer_rights: union('dir/2011/83'),
  price_indication: union('dir/1998/6'),
  accessibility: union('dir/2019/882'),
  product_safety: union('reg/2023/988'),
  vat: union('dir/2006/112'),
  odr_closed: union('reg/2024/3228'),
  peppol: '',
} as const;

export type LawName = keyof typeof laws;
