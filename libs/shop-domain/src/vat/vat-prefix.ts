/** The VAT prefix of a country code: EL for Greece, else the code in capitals. */
export function vatPrefixOf(country: string): string {
  const code = country.trim().toUpperCase();
  return code === 'GR' ? 'EL' : code;
}

/** The country code of a VAT prefix: GR for EL, GB for XI, else the prefix. */
export function countryOfPrefix(prefix: string): string {
  if (prefix === 'EL') return 'GR';
  return prefix === 'XI' ? 'GB' : prefix;
}
