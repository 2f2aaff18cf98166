/** Visits of a website in one hour. */
export interface HourOfVisits {
  readonly websiteId: string;
  /** Milliseconds since 1970 at which the hour starts. */
  readonly hour: number;
  readonly visits: number;
}

/** Searches of a website for words that found nothing. */
export interface MissedWords {
  readonly websiteId: string;
  readonly words: string;
  readonly count: number;
}

const HOUR = 3_600_000;
/** Characters of a search that are kept, and most different searches until they are stored: robots type anything. */
const MAX_WORDS = 60;
const MAX_DIFFERENT = 1000;

/**
 * Sums what visitors do, in the memory of the process, until it is stored. Nothing is known of a visitor: only how often
 * something happened.
 */
export class SiteCounts {
  #visits = new Map<string, HourOfVisits>();
  #missed = new Map<string, MissedWords>();

  addVisit(websiteId: string, now: Date, visits = 1): void {
    const hour = Math.floor(now.getTime() / HOUR) * HOUR;
    const key = `${websiteId} ${hour}`;
    const before = this.#visits.get(key)?.visits ?? 0;
    this.#visits.set(key, { websiteId, hour, visits: before + visits });
  }

  addMissedWords(websiteId: string, typed: string, count = 1): void {
    const words = typed.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, MAX_WORDS);
    const key = `${websiteId} ${words}`;
    const before = this.#missed.get(key);
    if (words === '' || (!before && this.#missed.size >= MAX_DIFFERENT)) return;
    this.#missed.set(key, { websiteId, words, count: (before?.count ?? 0) + count });
  }

  /** Gives away what was counted, and starts again. */
  take(): { readonly visits: readonly HourOfVisits[]; readonly missed: readonly MissedWords[] } {
    const visits = [...this.#visits.values()];
    const missed = withoutBeginnings([...this.#missed.values()]);
    this.#visits = new Map();
    this.#missed = new Map();
    return { visits, missed };
  }
}

/** A search is sent while its words are typed: "sto" and "stoe" before "stoel" are no searches of their own. */
function withoutBeginnings(missed: readonly MissedWords[]): MissedWords[] {
  const sorted = missed.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  return sorted.filter((one, index) => {
    const next = sorted[index + 1];
    return !(next && next.websiteId === one.websiteId && next.words.startsWith(one.words));
  });
}

const keyOf = ({ websiteId, words }: MissedWords) => `${websiteId} ${words}`;
