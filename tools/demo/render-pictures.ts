// npm run pictures -- [--width 1200] [--samples 48] [--into folder] [names]
// Renders the missing pictures of the demo shop, or the named ones, into tools/demo/assets or into another folder for
// a preview. Needs Blender.
import { parseArgs } from 'node:util';
import { drawPictures } from './drawing/draw-pictures.ts';

const { values, positionals } = parseArgs({
  options: {
    width: { type: 'string', default: '1200' },
    samples: { type: 'string', default: '48' },
    into: { type: 'string' },
  },
  allowPositionals: true,
});
drawPictures(
  { names: positionals, width: Number(values.width), samples: Number(values.samples), into: values.into },
  console.log,
);
