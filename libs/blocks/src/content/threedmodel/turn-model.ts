import { MathUtils } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { listenToModelKeys } from './model-keys.ts';
import type { ModelScene } from './model-scene.ts';

/** Degrees that a model turns in a second by itself (M3D-01). */
export const DEGREES_PER_SECOND = 40;
/** Milliseconds that it stands still after a visitor turned it. */
const REST = 3000;

/**
 * Dispatched on the viewer each time the model is seen from another side; `detail` is the angle around it and the angle
 * from above, in degrees.
 */
export const CAMERA_CHANGE_EVENT = 'camera-change';

interface Turning {
  root: HTMLElement;
  view: HTMLElement;
  button: HTMLElement | null;
  scene: ModelScene;
}

/** Turns a model by itself (M3D-01) and as a visitor drags it (M3D-02), while it is on the screen. */
export function turnModel({ root, view, button, scene }: Turning): void {
  const controls = controlsOf(scene);
  let isWanted = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  let restsUntil = 0;
  const rest = () => {
    restsUntil = performance.now() + REST;
  };
  controls.addEventListener('end', rest);
  listenToModelKeys(view, controls, rest);
  controls.addEventListener('change', () => {
    scene.draw();
    const around = MathUtils.radToDeg(controls.getAzimuthalAngle());
    const fromAbove = MathUtils.radToDeg(controls.getPolarAngle());
    root.dispatchEvent(new CustomEvent(CAMERA_CHANGE_EVENT, { detail: { around, fromAbove } }));
  });
  const mark = () => {
    root.toggleAttribute('data-turning', isWanted);
    const { pause = '', play = '' } = button?.dataset ?? {};
    button?.setAttribute('aria-label', isWanted ? pause : play);
  };
  button?.addEventListener('click', () => {
    isWanted = !isWanted;
    restsUntil = 0;
    mark();
  });
  mark();
  new ResizeObserver(() => {
    scene.fit();
    scene.draw();
  }).observe(view);
  whileSeen(root, (seconds) => {
    controls.autoRotate = isWanted && performance.now() >= restsUntil;
    controls.update(seconds);
  });
}

/** Drags turn the camera; pinches and the wheel with Ctrl come closer, because the wheel alone scrolls the page. */
function controlsOf({ camera, canvas, distance }: ModelScene): OrbitControls {
  canvas.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey && !event.metaKey) event.stopImmediatePropagation();
    },
    { passive: true },
  );
  const controls = new OrbitControls(camera, canvas);
  canvas.style.touchAction = 'pan-y';
  controls.enablePan = false;
  controls.minDistance = distance / 3;
  controls.maxDistance = distance * 1.5;
  controls.maxPolarAngle = MathUtils.degToRad(120);
  controls.autoRotateSpeed = speedOf(DEGREES_PER_SECOND);
  return controls;
}

/** The speed of the controls, which is in rounds per minute. */
export function speedOf(degreesPerSecond: number): number {
  return (degreesPerSecond * 60) / 360;
}

/** Calls back for each frame with the seconds since the last one, while an element is on the screen. */
function whileSeen(element: HTMLElement, onFrame: (seconds: number) => void): void {
  let frame = 0;
  let last = 0;
  const next = (now: number) => {
    onFrame((now - last) / 1000);
    last = now;
    frame = requestAnimationFrame(next);
  };
  new IntersectionObserver(([entry]) => {
    cancelAnimationFrame(frame);
    if (!entry?.isIntersecting) return;
    last = performance.now();
    frame = requestAnimationFrame(next);
  }).observe(element);
}
