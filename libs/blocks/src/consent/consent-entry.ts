import { needsConsent, startsOn, type CookieEntry } from '@etalage/site-model';

/** What the browser needs to know of an optional entry. */
export interface ConsentEntry {
  id: string;
  /** Whether it is on as long as nothing is chosen. */
  on: boolean;
  /** Whether it may be on only after the visitor has allowed it. */
  asks: boolean;
  cookies: readonly string[];
  /** Empty on pages where no script of another website may run. */
  scripts: readonly string[];
  /** JavaScript that runs before these scripts; empty on those pages too. */
  code: string;
}

export function consentEntry(entry: CookieEntry, runsScripts: boolean): ConsentEntry {
  const { id, cookies, scripts, code } = entry;
  return {
    id,
    on: startsOn(entry),
    asks: needsConsent(entry),
    cookies,
    scripts: runsScripts ? scripts : [],
    code: runsScripts ? code : '',
  };
}
