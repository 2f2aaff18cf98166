import type { Object3D } from 'three';
import { MeshoptDecoder } from 'three/addons/libs/meshopt_decoder.module.js';
import { DRACOLoader } from 'three/addons/loaders/DRACOLoader.js';
import { GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';

/**
 * The model of a GLB file. Its shapes may be compressed with Draco or meshopt; the decoder of Draco is loaded only for such
 * a model, from this website.
 */
export async function loadModel(address: string): Promise<Object3D> {
  const draco = new DRACOLoader();
  const loader = new GLTFLoader().setDRACOLoader(draco).setMeshoptDecoder(MeshoptDecoder);
  try {
    return (await loader.loadAsync(address)).scene;
  } finally {
    draco.dispose();
  }
}
