import { mkdirSync, writeFileSync } from 'node:fs';
import { marks } from './marks.ts';
import { pictures } from './pictures.ts';
import { drawScene } from './scene/draw-scene.ts';

const folder = new URL('../../apps/api/src/seed/assets/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, scene] of Object.entries(pictures)) {
  writeFileSync(new URL(`${name}.svg`, folder), drawScene(scene));
}
for (const [name, svg] of Object.entries(marks)) writeFileSync(new URL(`${name}.svg`, folder), svg);
process.stdout.write(`${Object.keys(pictures).length + Object.keys(marks).length} pictures drawn\n`);
