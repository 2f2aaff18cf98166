import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderBlock } from '../testing/render-block.tsx';
import { start } from './picture-set.behaviour.ts';

afterEach(cleanup);

describe('a set of pictures', () => {
  it('GAL-07 says which pictures open, and at which of them', () => {
    const block = renderBlock('gallery', { data: { images: '/media/a.jpeg|/media/b.jpeg|/media/c.jpeg' } });
    const set = block.querySelector<HTMLElement>('[data-behaviour="picture-set"]')!;
    start(set);
    const heard: unknown[] = [];
    const listen = (event: Event) => void heard.push((event as CustomEvent<unknown>).detail);
    document.addEventListener('open-popup', listen);
    set.querySelectorAll('img')[1]!.click();
    document.removeEventListener('open-popup', listen);
    const images = ['/media/a.jpeg', '/media/b.jpeg', '/media/c.jpeg'];
    expect(heard).toEqual([{ type: 'images', index: 1, images, size: 'full' }]);
  });

  it('leaves a click with a key held to the browser, which opens the picture in another tab', () => {
    const block = renderBlock('gallery', { data: { images: '/media/a.jpeg' } });
    const set = block.querySelector<HTMLElement>('[data-behaviour="picture-set"]')!;
    start(set);
    const stopped: boolean[] = [];
    const listen = (event: Event) => {
      stopped.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', listen);
    for (const held of [{ ctrlKey: true }, { metaKey: true }])
      set
        .querySelector('a')!
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...held }));
    document.removeEventListener('click', listen);
    expect(stopped).toEqual([false, false]);
  });
});
