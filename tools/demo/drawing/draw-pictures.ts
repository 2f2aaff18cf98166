import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { marks } from './marks.ts';
import { pictureNamed, pictureNames } from './pictures.ts';
import { type Scene, sized } from './scene/scene.ts';

const assets = fileURLToPath(new URL('../assets/', import.meta.url));
const script = fileURLToPath(new URL('./render/render.py', import.meta.url));

export interface Drawing {
  /** Names of pictures; an empty list means all missing ones. */
  readonly names: readonly string[];
  /** Width in pixels of a square picture. */
  readonly width: number;
  /** Rays per pixel: more take longer and give less noise. */
  readonly samples: number;
  /** Folder for the output, to view a picture before it replaces another; by default the shop's own folder. */
  readonly into?: string | undefined;
}

/** Writes the shop's marks and renders pictures with the Blender on PATH, one process for a few at a time. */
export function drawPictures(
  { names, width, samples, into = assets }: Drawing,
  log: (line: string) => void,
): void {
  mkdirSync(into, { recursive: true });
  for (const [name, svg] of Object.entries(marks)) writeFileSync(join(into, `${name}.svg`), svg);
  const isDrawn = (name: string): boolean => existsSync(join(into, `${name}.jpg`));
  const wanted = names.length > 0 ? names : pictureNames().filter((name) => !isDrawn(name));
  // A few at a time: Blender starts slowly, and an interrupted run has written the finished pictures.
  for (let i = 0; i < wanted.length; i += 6) {
    const some = wanted.slice(i, i + 6);
    render(Object.fromEntries(some.map((name) => [name, sized(pictureNamed(name), width, samples)])), into);
    log(some.join(' '));
  }
}

function render(scenes: Readonly<Record<string, Scene>>, into: string): void {
  const work = mkdtempSync(join(tmpdir(), 'pictures-'));
  const source = join(work, 'scenes.json');
  writeFileSync(source, JSON.stringify(scenes));
  const { status } = spawnSync(
    'blender',
    ['-b', '--python-exit-code', '1', '-P', script, '--', source, into],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  rmSync(work, { recursive: true });
  if (status !== 0) throw new Error('Blender could not render; is version 3.4 or later on the PATH?');
}
