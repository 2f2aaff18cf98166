// Writes the sprite of icons from the package of Material icons: run it after an update of that package.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { chosenIcons } from './chosen-icons.ts';
import { spriteOf } from './icon-sprite.ts';

const { resolve } = createRequire(import.meta.url);
const read = (name) => JSON.parse(readFileSync(resolve(`@iconify-json/ic/${name}`), 'utf8'));
const icons = chosenIcons({ ...read('icons.json'), ...read('metadata.json') });
writeFileSync(new URL('material-icons.svg', import.meta.url), spriteOf(icons));
