/** Paths of the programs of Firefox and WebKit. */
export interface Browsers {
  readonly firefox: string;
  readonly webkitDriver: string;
  /** The browser that comes with WebKitGTK. */
  readonly webkit: string;
  /** A screen in memory, which WebKit needs. */
  readonly screen: string;
}

/** The paths of the programs that are installed. Throws when FIREFOX_PATH cannot be run. */
export function findBrowsers(): Partial<Browsers>;
/** Like findBrowsers, but installs what is missing; throws one clear sentence when that fails too. */
export function ensureBrowsers(): Browsers;
/** The Debian packages of the programs that were not found, once each. */
export function missingPackages(found: Partial<Browsers>): string[];
