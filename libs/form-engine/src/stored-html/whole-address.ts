/** The complete address for a typed `voorbeeld.nl` or `naam@voorbeeld.nl`; anything else unchanged. */
export function wholeAddress(typed: string): string {
  const text = typed.trim();
  if (/^tel:[+\d\s().-]+$/i.test(text)) return text.replace(/\s+/g, '');
  if (/^[^\s@:/]+@[^\s@]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^([a-z0-9-]+\.)+[a-z]{2,}(\/\S*)?$/i.test(text)) return `https://${text}`;
  return text;
}
