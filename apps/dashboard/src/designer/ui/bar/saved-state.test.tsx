import { createTranslate } from '@etalage/texts';
import { TextContext } from '@etalage/ui-kit';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DesignerContext } from '../../session/designer-context.tsx';
import { openSession } from '../../session/testing/open-session.ts';
import { SavedState } from './saved-state.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The state as shown in a window that has room for the whole bar, or not. */
function show(isRoomy: boolean) {
  const none = () => undefined;
  vi.stubGlobal('matchMedia', () => ({
    matches: isRoomy,
    addEventListener: none,
    removeEventListener: none,
  }));
  const { session } = openSession();
  const { container } = render(
    <TextContext value={createTranslate()}>
      <DesignerContext value={session}>
        <SavedState />
      </DesignerContext>
    </TextContext>,
  );
  const state = container.querySelector<HTMLElement>('[data-saving]');
  return () => [state?.dataset['saving'], state?.textContent];
}

it('says at once that there is no connection, before a change cannot be saved', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const state = show(true);
  expect(state()).toEqual(['saved', 'Alles is opgeslagen']);
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(state()).toEqual(['offline', 'Geen verbinding']);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(state()).toEqual(['saved', 'Alles is opgeslagen']);
});

it('says whether the page is published where the bar has no room for that', () => {
  expect(show(false)()).toEqual(['saved', 'Nog niet gepubliceerd']);
});
