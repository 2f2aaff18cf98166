import { mkdirSync, writeFileSync } from 'node:fs';
import { drawScene } from './scene/draw-scene.ts';
import { pictures } from './pictures.ts';

const folder = new URL('../../apps/api/src/seed/assets/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, scene] of Object.entries(pictures)) {
  writeFileSync(new URL(`${name}.svg`, folder), drawScene(scene));
}
process.stdout.write(`${Object.keys(pictures).length} pictures drawn\n`);
