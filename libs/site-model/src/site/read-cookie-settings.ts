import { noCookies } from './cookie-entries.ts';
import { cookieEntry, cookieSettings, MAX_ENTRIES, type CookieSettings } from './cookie-settings.schema.ts';

/** Cookie settings as stored. What cannot be read is left out; of entries with one id the first counts. */
export function readCookieSettings(stored: unknown): CookieSettings {
  const { list, position, colors } = (stored instanceof Object ? stored : {}) as Record<string, unknown>;
  const entries = (Array.isArray(list) ? list : []).flatMap(
    (one) => cookieEntry.safeParse(withCode(one)).data ?? [],
  );
  const first = new Map(entries.toReversed().map((entry) => [entry.id, entry]));
  const { shape } = cookieSettings;
  return {
    list: entries.filter((entry) => first.get(entry.id) === entry).slice(0, MAX_ENTRIES),
    position: shape.position.catch(noCookies.position).parse(position),
    colors: shape.colors.catch(noCookies.colors).parse(colors),
  };
}

/** Entries that were stored before they could have code have none. */
function withCode(entry: unknown): unknown {
  return entry instanceof Object ? { code: '', ...entry } : entry;
}
