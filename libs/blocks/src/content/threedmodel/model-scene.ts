import {
  Box3,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  PMREMGenerator,
  Scene,
  Sphere,
  WebGLRenderer,
} from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

/** A model in front of a camera. */
export interface ModelScene {
  camera: PerspectiveCamera;
  canvas: HTMLCanvasElement;
  /** Distance at which the whole model is in view. */
  distance: number;
  draw(): void;
  /** Fits the drawing to the size of its element. */
  fit(): void;
}

/** Half of the camera's angle of view, in degrees. */
const HALF_VIEW = 15;
/** Finer drawing costs more than it shows. */
const MOST_PIXELS_PER_PIXEL = 2;

/** Puts a model in a lit room, with a camera that sees all of it. Throws in a browser that draws no 3D. */
export function modelScene(view: HTMLElement, model: Object3D): ModelScene {
  const renderer = new WebGLRenderer({ antialias: true, alpha: true });
  renderer.toneMapping = NeutralToneMapping;
  renderer.setPixelRatio(Math.min(devicePixelRatio, MOST_PIXELS_PER_PIXEL));
  const scene = new Scene();
  const room = new PMREMGenerator(renderer);
  scene.environment = room.fromScene(new RoomEnvironment()).texture;
  room.dispose();
  const { center, radius } = new Box3().setFromObject(model).getBoundingSphere(new Sphere());
  model.position.sub(center);
  scene.add(model);

  const distance = distanceFor(radius);
  const camera = new PerspectiveCamera(HALF_VIEW * 2, 1, distance / 100, distance * 10);
  camera.position.set(0, distance * Math.sin(0.3), distance * Math.cos(0.3));
  view.append(renderer.domElement);
  const fit = () => {
    const { clientWidth, clientHeight } = view;
    camera.aspect = clientWidth / Math.max(1, clientHeight);
    // In a narrow view the width decides what fits.
    camera.zoom = Math.min(1, camera.aspect);
    camera.updateProjectionMatrix();
    renderer.setSize(clientWidth, clientHeight);
  };
  fit();
  return { camera, canvas: renderer.domElement, distance, fit, draw: () => renderer.render(scene, camera) };
}

/** A model without a size is seen from 1. */
function distanceFor(radius: number): number {
  return radius > 0 ? radius / Math.sin((HALF_VIEW * Math.PI) / 180) : 1;
}
