import { cleanup } from '@testing-library/react';
import { PerspectiveCamera } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../../testing/render-block.tsx';
import { listenToModelKeys } from './model-keys.ts';
import { DEGREES_PER_SECOND, speedOf } from './turn-model.ts';

afterEach(cleanup);

const viewerOf = (data: Record<string, string>) =>
  renderBlock('threedmodel', { data }).querySelector<HTMLElement>('[data-behaviour="three-d-model"]');
const degrees = (radians: number) => Math.round((radians * 180) / Math.PI);
const controlsAt = (view = document.createElement('div')) => {
  const camera = new PerspectiveCamera();
  camera.position.set(0, 0, 4);
  const controls = new OrbitControls(camera, view);
  controls.update();
  return controls;
};

describe('ThreeDModel', () => {
  it('BLK-70 renders a viewer of its size with its source', () => {
    const viewer = viewerOf({ url: 'm.glb', width: '400', height: '300', align: 'justify-end' });
    expect(viewer?.dataset['model']).toBe('m.glb');
    expect(viewer?.style.maxWidth).toBe('400px');
    expect(viewer?.style.aspectRatio).toBe('400 / 300');
    expect(getComputedStyle(viewer?.parentElement as Element).justifyContent).toBe('flex-end');
  });

  it.each([
    [{}, '', '4 / 3'],
    [{ width: '600' }, '600px', '600 / 450'],
    [{ height: '300' }, '400px', '400 / 300'],
  ])('with the size %j is %s wide at most, in proportion %s', (size, maxWidth, aspectRatio) => {
    expect(viewerOf({ url: 'm.glb', ...size })?.style).toMatchObject({ maxWidth, aspectRatio });
  });

  it('names the model, and shows its picture until it is drawn', () => {
    const viewer = viewerOf({ url: 'm.glb', alt: 'De eettafel', poster: '/media/tafel.jpg' });
    expect(viewer?.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe(
      'De eettafel. Sleep of gebruik de pijltjestoetsen om te draaien.',
    );
    expect(viewer?.querySelector('img')?.getAttribute('src')).toContain('/media/tafel.jpg');
  });

  it('shows visitors nothing without a model, and the owner what to choose', () => {
    expect(renderBlock('threedmodel').textContent).toBe('');
    cleanup();
    expect(renderBlock('threedmodel', { editable: true }).textContent).toContain('Kies een 3D-model');
  });

  it('M3D-01 turns 40 degrees in a second', () => {
    expect(DEGREES_PER_SECOND).toBe(40);
    const controls = controlsAt();
    controls.autoRotate = true;
    controls.autoRotateSpeed = speedOf(DEGREES_PER_SECOND);
    controls.update(1);
    expect(degrees(controls.getAzimuthalAngle())).toBe(-40);
  });

  it.each([
    ['ArrowLeft', -15, 90],
    ['ArrowRight', 15, 90],
    ['ArrowUp', 0, 75],
    ['ArrowDown', 0, 105],
  ])('turns by the key %s', (key, around, fromAbove) => {
    const view = document.createElement('div');
    const controls = controlsAt(view);
    listenToModelKeys(view, controls, () => undefined);
    view.dispatchEvent(new KeyboardEvent('keydown', { key }));
    expect(degrees(controls.getAzimuthalAngle()) + 0).toBe(around);
    expect(degrees(controls.getPolarAngle())).toBe(fromAbove);
  });
});
