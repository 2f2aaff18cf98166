/** The website of an address, without `www.`; undefined if it cannot be read. */
export function hostOf(address: string): string | undefined {
  const whole = address.trim().replace(/^[/\\]{2}/, 'https://');
  return URL.canParse(whole) ? new URL(whole).host.replace(/^www\./, '') || undefined : undefined;
}
