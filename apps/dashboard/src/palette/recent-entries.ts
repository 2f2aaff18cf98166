import type { PaletteEntry } from './palette-entry.ts';

/** Entries that are remembered of each website. */
const MOST = 5;

const keyOf = (websiteId: string) => `etalage-recent-${websiteId}`;

/** The addresses that were chosen last on a website, the last one first; none where nothing can be stored. */
export function readRecent(websiteId: string): readonly Pick<PaletteEntry, 'text' | 'href' | 'icon'>[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(websiteId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers what was chosen. */
export function rememberRecent(websiteId: string, { text, href, icon }: PaletteEntry): void {
  const others = readRecent(websiteId).filter((one) => one.href !== href);
  try {
    localStorage.setItem(keyOf(websiteId), JSON.stringify([{ text, href, icon }, ...others].slice(0, MOST)));
  } catch {
    // A browser without room, or one that stores nothing, remembers nothing.
  }
}

function isRecent(stored: unknown): stored is Pick<PaletteEntry, 'text' | 'href' | 'icon'> {
  if (typeof stored !== 'object' || stored === null) return false;
  const { text, href } = stored as Record<string, unknown>;
  return typeof text === 'string' && typeof href === 'string' && href.startsWith('/');
}
