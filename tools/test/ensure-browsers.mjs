// Finds Firefox and WebKit for the journeys in other browsers, and installs what the machine lacks.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { hasAptGet, isExecutable, onPath } from './find-program.mjs';

/** Where distributions keep the browser that comes with WebKitGTK; it is not on PATH. */
const MINI_BROWSERS = '/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.{1,0}/MiniBrowser';

/** The programs of Firefox and WebKit, each with its Debian package. WebKitGTK runs on Linux only, and needs a screen. */
const PROGRAMS = [
  {
    name: 'firefox',
    package: 'firefox-esr',
    find: () => chosenFirefox() ?? onPath('firefox-esr', 'firefox'),
  },
  { name: 'webkitDriver', package: 'webkit2gtk-driver', find: () => onPath('WebKitWebDriver') },
  {
    name: 'webkit',
    package: 'webkit2gtk-driver',
    find: () => globSync(MINI_BROWSERS).find(isExecutable),
  },
  { name: 'screen', package: 'xvfb', find: () => onPath('Xvfb') },
];

/** The paths of the programs that are installed, by name; undefined for what is missing. */
export function findBrowsers() {
  return Object.fromEntries(PROGRAMS.map(({ name, find }) => [name, find()]));
}

/** Like findBrowsers, but installs what is missing; throws one clear sentence when that fails too. */
export function ensureBrowsers() {
  const missing = missingPackages(findBrowsers());
  if (missing.length > 0 && hasAptGet()) {
    console.log(`Missing ${missing.join(', ')}: installing with apt-get …`);
    const install = `apt-get install -y --no-install-recommends ${missing.join(' ')}`;
    spawnSync('sh', ['-c', `apt-get update && ${install}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const found = findBrowsers();
  const left = missingPackages(found);
  if (left.length === 0) return found;
  throw new Error(
    `Not found and not installed: ${left.join(', ')}. Install these Debian packages, or those of your system with Firefox, WebKitWebDriver and Xvfb.`,
  );
}

/** The packages to install, once each. */
export function missingPackages(found) {
  const packages = PROGRAMS.filter(({ name }) => found[name] === undefined).map((program) => program.package);
  return [...new Set(packages)];
}

function chosenFirefox() {
  const chosen = process.env.FIREFOX_PATH;
  if (chosen && !isExecutable(chosen)) throw new Error(`FIREFOX_PATH is ${chosen}, which cannot be run.`);
  return chosen || undefined;
}
