import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureBrowsers, findBrowsers, missingPackages } from './ensure-browsers.mjs';

describe('findBrowsers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'etalage-browsers-'));
  const install = (name: string) => {
    writeFileSync(join(folder, name), '');
    chmodSync(join(folder, name), 0o755);
    return join(folder, name);
  };

  beforeEach(() => {
    vi.stubEnv('PATH', folder);
    vi.stubEnv('FIREFOX_PATH', '');
  });
  afterEach(() => vi.unstubAllEnvs());

  it('finds the programs on PATH, and says which packages bring the others', () => {
    expect(findBrowsers()).toMatchObject({ webkitDriver: undefined, screen: undefined });
    expect(() => ensureBrowsers()).toThrow(/Not found and not installed: .*webkit2gtk-driver, xvfb\./);
    const webkitDriver = install('WebKitWebDriver');
    const screen = install('Xvfb');
    const firefox = install('firefox');
    expect(findBrowsers()).toMatchObject({ firefox, webkitDriver, screen });
  });

  it('uses the configured Firefox, and refuses one that cannot be run instead of using another one', () => {
    vi.stubEnv('FIREFOX_PATH', process.execPath);
    expect(findBrowsers().firefox).toBe(process.execPath);
    vi.stubEnv('FIREFOX_PATH', join(folder, 'nothing'));
    expect(() => findBrowsers()).toThrow('cannot be run');
  });

  it('names each package once', () => {
    expect(missingPackages({})).toEqual(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
    expect(missingPackages({ firefox: '/f', webkitDriver: '/d', webkit: '/w', screen: '/x' })).toEqual([]);
  });
});
