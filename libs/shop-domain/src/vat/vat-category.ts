/** EN 16931 category of a VAT treatment: standard, intra-Community, reverse charge, export. */
export type VatCategory = 'S' | 'K' | 'AE' | 'G';
