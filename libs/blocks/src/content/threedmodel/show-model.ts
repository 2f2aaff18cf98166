import { loadModel } from './load-model.ts';
import { modelScene } from './model-scene.ts';
import { turnModel } from './turn-model.ts';

interface Shown {
  root: HTMLElement;
  /** Element that the model is drawn in, and that visitors turn it with. */
  view: HTMLElement;
  button: HTMLElement | null;
  /** Address of the model's GLB file. */
  address: string;
}

/** Loads a model and draws it. Rejects if the model cannot be read, or if the browser draws no 3D. */
export async function showModel({ root, view, button, address }: Shown): Promise<void> {
  const model = await loadModel(address);
  const scene = modelScene(view, model);
  turnModel({ root, view, button, scene });
}
