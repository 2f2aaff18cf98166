/** The path of a Chromium that is already there, or undefined. Throws when CHROMIUM_PATH cannot be run. */
export function findChromium(): string | undefined;
/** Like findChromium, but installs one when there is none; throws one clear sentence when that fails too. */
export function ensureChromium(): string;
