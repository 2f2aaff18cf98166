// npm run demo-model
// Writes the 3D model of the demo shop into tools/demo/assets.
import { writeFileSync } from 'node:fs';
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js';
import { tableModel } from './model/table-model.ts';

/** The part of the browser's reader of files that the exporter uses. */
class Reader {
  result: ArrayBuffer | undefined;
  onloadend: () => void = () => undefined;
  readAsArrayBuffer(blob: Blob): void {
    void blob.arrayBuffer().then((bytes) => {
      this.result = bytes;
      this.onloadend();
    });
  }
}
Object.assign(globalThis, { FileReader: Reader });

const glb = (await new GLTFExporter().parseAsync(tableModel(), { binary: true })) as ArrayBuffer;
writeFileSync(new URL('../assets/tafel.glb', import.meta.url), Buffer.from(glb));
