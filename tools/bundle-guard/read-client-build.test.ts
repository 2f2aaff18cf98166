import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readClientBuild } from './read-client-build.ts';

describe('readClientBuild', () => {
  const folder = mkdtempSync(join(tmpdir(), 'etalage-bundle-'));
  const write = (path: string, content: string) => writeFileSync(join(folder, path), content);
  const manifest = (entries: object) => write('.vite/manifest.json', JSON.stringify(entries));

  beforeEach(() => {
    mkdirSync(join(folder, '.vite'), { recursive: true });
    mkdirSync(join(folder, 'assets'), { recursive: true });
    write('assets/loader.js', 'start()');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('reads the modules of a file from its map', () => {
    manifest({
      'src/loader.ts': { file: 'assets/loader.js', name: 'loader', src: 'src/loader.ts', imports: ['_a.js'] },
    });
    write('assets/loader.js.map', JSON.stringify({ sources: ['../src/loader.ts', null] }));
    const chunk = readClientBuild(folder).get('src/loader.ts');
    expect(chunk).toMatchObject({
      imports: ['_a.js'],
      dynamicImports: [],
      modules: [join(folder, 'src/loader.ts')],
    });
    expect(chunk?.gzip).toBeGreaterThan(0);
  });

  it('refuses a file with a source but without a map', () => {
    manifest({ 'src/loader.ts': { file: 'assets/loader.js', name: 'loader', src: 'src/loader.ts' } });
    expect(() => readClientBuild(folder)).toThrow('[bundle:modules]');
  });

  it('treats generated chunks and style files as files without modules, and leaves out scripts that are copied as files', () => {
    write('assets/empty.js', '/* empty css */import"./a.js";');
    manifest({
      '_runtime.js': { file: 'assets/loader.js', name: 'runtime' },
      'virtual:block-styles/a': { file: 'assets/loader.js', name: 'a', src: 'virtual:block-styles/a' },
      'src/a.css.ts': { file: 'assets/empty.js', name: 'a.css', src: 'src/a.css.ts' },
      'a.css': { file: 'assets/a.css' },
      'node_modules/decoder.js': { file: 'assets/decoder.js', src: 'node_modules/decoder.js' },
    });
    expect([...readClientBuild(folder).values()].map(({ modules }) => modules)).toEqual([[], [], []]);
  });

  it('says that there is no build', () => {
    expect(() => readClientBuild(folder)).toThrow('[bundle:entry]');
  });
});
