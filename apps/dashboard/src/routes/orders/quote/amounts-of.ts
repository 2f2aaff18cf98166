interface Terms {
  readonly price_mode: 'gross' | 'net';
  readonly small_business: boolean;
}

/** How amounts of an offer are typed; a small business has no VAT that they could be with or without. */
export const amountsOf = ({ price_mode, small_business }: Terms) => (small_business ? 'untaxed' : price_mode);
