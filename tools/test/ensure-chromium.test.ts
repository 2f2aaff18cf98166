import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findChromium } from './ensure-chromium.mjs';

describe('findChromium', () => {
  const folder = mkdtempSync(join(tmpdir(), 'etalage-chromium-'));
  const browser = join(folder, 'chromium');

  beforeEach(() => {
    writeFileSync(browser, '');
    chmodSync(browser, 0o755);
    // Playwright's own browsers are searched for here.
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder);
    vi.stubEnv('CHROMIUM_PATH', '');
    vi.stubEnv('PATH', folder);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(browser, { force: true });
  });

  it('uses the configured one', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath);
    expect(findChromium()).toBe(process.execPath);
  });

  it('refuses a configured one that cannot be run, instead of using another one', () => {
    vi.stubEnv('CHROMIUM_PATH', join(folder, 'nothing'));
    expect(() => findChromium()).toThrow('cannot be run');
  });

  it('finds one on PATH, and ignores files that cannot be run', () => {
    expect(findChromium()).toBe(browser);
    chmodSync(browser, 0o644);
    expect(findChromium()).toBeUndefined();
  });

  it('prefers the full browser to the headless shell', () => {
    const shell = join(folder, 'chromium-headless-shell');
    writeFileSync(shell, '', { mode: 0o755 });
    expect(findChromium()).toBe(browser);
    rmSync(browser);
    expect(findChromium()).toBe(shell);
    rmSync(shell);
  });
});
