import { defaultPalette, type Site } from '@etalage/site-model';

/** A favicon until the owner uploads one: the first letter of the site's name on its own colour. */
export function letterIcon({ name, theme }: Pick<Site, 'name' | 'theme'>): string {
  const letter = [...name.trim()].find((sign) => /\p{L}|\p{N}/u.test(sign))?.toUpperCase() ?? 'E';
  const color = theme.colors['primary-500'] ?? defaultPalette['primary-500'];
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${escaped(color)}"/>` +
    `<text x="16" y="23" font-family="Georgia,serif" font-size="20" fill="#fff" text-anchor="middle">${letter}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function escaped(value: string): string {
  return value.replace(/[^\w#(),.%\s-]/g, '');
}
