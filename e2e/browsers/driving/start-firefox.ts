import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Beside those that Firefox itself sets when it is driven. */
const PREFERENCES = {
  'intl.accept_languages': 'nl-NL, nl',
  'app.update.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};

/** A running Firefox. */
export interface StartedFirefox {
  /** Where it accepts WebDriver BiDi. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Starts a Firefox without a window and with an empty profile. */
export async function startFirefox(path: string): Promise<StartedFirefox> {
  const profile = mkdtempSync(join(tmpdir(), 'etalage-firefox-'));
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const child = spawn(path, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, HOME: profile },
  });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(profile, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  };
  try {
    return { address: await addressOf(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Firefox ended with ${code}`)));
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', (line) => {
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
}
