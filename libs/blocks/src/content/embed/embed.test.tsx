import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { start } from '../../consent/embed.behaviour.ts';
import { renderBlock } from '../../testing/render-block.tsx';

afterEach(cleanup);

it('BLK-66 shows its code unchanged after the visitor allows it', () => {
  const code = '<iframe src="https://x"></iframe>';
  const gate = renderBlock('embed', { data: { code } }).querySelector<HTMLElement>('[data-embed]')!;
  expect(gate.querySelector('iframe')).toBeNull();
  start(gate);
  gate.querySelector('button')?.click();
  expect(gate.innerHTML).toBe(code);
});

it('asks for its code in the designer and shows nothing to visitors while it has none', () => {
  expect(renderBlock('embed', { data: { code: ' ' } }).textContent).toBe('');
  cleanup();
  expect(renderBlock('embed', { data: { code: '' }, editable: true }).textContent).toContain('insluitcode');
});
