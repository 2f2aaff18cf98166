import { createTranslate } from '@etalage/texts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nameNestedFrames } from './name-nested-frames.ts';

interface Browser {
  happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
}

// The pages in these frames are not loaded, which is no error here.
beforeEach(() => {
  (window as unknown as Browser).happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;
});
afterEach(() => document.body.replaceChildren());

it('gives frames without a title their host as title, also later ones, and does not change the others', async () => {
  document.body.innerHTML = '<iframe title="Kaart"></iframe><iframe title=""></iframe>';
  const stop = nameNestedFrames(createTranslate());
  const names = () => [...document.querySelectorAll('iframe')].map((frame) => frame.getAttribute('title'));
  expect(names()).toEqual(['Kaart', 'Ingesloten inhoud']);
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p><iframe src="https://film.example/embed/1"></iframe></p>',
  );
  await vi.waitFor(() => expect(names().at(-1)).toBe('Ingesloten inhoud van film.example'), 15_000);
  stop();
});
