import { MathUtils } from 'three';
import type { OrbitControls } from 'three/addons/controls/OrbitControls.js';

const STEP = MathUtils.degToRad(15);
const CLOSER = 1.15;

/** What each key does to the camera. */
const actions: Readonly<Record<string, (controls: OrbitControls) => void>> = {
  ArrowLeft: (controls) => controls.rotateLeft(STEP),
  ArrowRight: (controls) => controls.rotateLeft(-STEP),
  ArrowUp: (controls) => controls.rotateUp(STEP),
  ArrowDown: (controls) => controls.rotateUp(-STEP),
  '+': (controls) => controls.dollyIn(CLOSER),
  '=': (controls) => controls.dollyIn(CLOSER),
  '-': (controls) => controls.dollyOut(CLOSER),
};

/** Turns the camera with the arrow keys, and brings it closer and farther with + and -. */
export function listenToModelKeys(view: HTMLElement, controls: OrbitControls, onKey: () => void): void {
  view.addEventListener('keydown', (event) => {
    const action = actions[event.key];
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    action(controls);
    onKey();
  });
}
