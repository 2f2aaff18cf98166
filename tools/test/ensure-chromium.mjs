// Finds a Chromium for the journeys, and installs one when the machine has none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { workspaceRoot } from '../node/use-project-node.mjs';
import { hasAptGet, isExecutable, onPath } from './find-program.mjs';

// The full browser is what people have; the headless shell has no window, and some faults with it.
const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chromium-headless-shell',
];

/** The path of an installed Chromium, or undefined: the setting, Playwright's own, then PATH. */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, which cannot be run.`);
  }
  const own = playwrightChromium();
  return own && isExecutable(own) ? own : onPath(...NAMES);
}

/** Like findChromium, but installs one when there is none; exits with one clear sentence when that fails too. */
export function ensureChromium() {
  const present = findChromium();
  if (present) return present;
  for (const { say, command, args } of installers()) {
    console.log(`No Chromium found: ${say} …`);
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], cwd: workspaceRoot });
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'No Chromium found and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}

function installers() {
  const install = 'apt-get install -y --no-install-recommends fonts-liberation';
  const aptGet = ['-c', `apt-get update && ${install} chromium`];
  const cli = join(playwrightFolder() ?? '', 'cli.js');
  return [
    { say: 'installing it with apt-get', command: 'sh', args: aptGet, fits: hasAptGet() },
    {
      say: 'downloading the one of Playwright',
      command: process.execPath,
      args: [cli, 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium'],
      fits: existsSync(cli),
    },
  ].filter(({ fits }) => fits);
}

function playwrightFolder() {
  for (const from of ['e2e/package.json', 'package.json']) {
    try {
      const manifest = createRequire(join(workspaceRoot, from)).resolve('playwright/package.json');
      return join(manifest, '..');
    } catch {
      continue;
    }
  }
  return undefined;
}

function playwrightChromium() {
  const folder = playwrightFolder();
  if (!folder) return undefined;
  const { chromium } = createRequire(join(folder, 'package.json'))('playwright');
  return chromium.executablePath();
}

function isRoot() {
  return process.getuid?.() === 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    console.log(ensureChromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
