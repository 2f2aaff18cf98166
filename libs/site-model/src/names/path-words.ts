/** A title as the last part of an address: `over-ons-cafe` for `Over ons & café`; '' if it has no letters or digits. */
export function pathWords(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
}
