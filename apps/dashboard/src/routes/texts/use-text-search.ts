import { textScreens, type TextScreen } from '@etalage/texts/screens';
import { useSearchParams } from 'react-router';
import type { TextSearch } from './find-texts.ts';

const names = { screen: 'onderdeel', query: 'zoek', onlyChanged: 'aangepast' } as const;

/** What is searched, in the address of the screen. A search is in all screens until one is chosen. */
export function useTextSearch() {
  const [params, setParams] = useSearchParams();
  const named = params.get(names.screen);
  const query = params.get(names.query) ?? '';
  const search: TextSearch = {
    screen: textScreens.find((screen) => screen === named) ?? null,
    query,
    onlyChanged: params.get(names.onlyChanged) === '1',
  };
  const set = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    search,
    setScreen: (screen: TextScreen | null) => set(names.screen, screen ?? ''),
    setQuery: (text: string) => set(names.query, text),
    setOnlyChanged: (on: boolean) => set(names.onlyChanged, on ? '1' : ''),
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
    /** Shows one text, wherever it is. */
    show: (key: string) => setParams({ [names.query]: key }, { replace: true, preventScrollReset: true }),
  };
}

export type ShownTexts = ReturnType<typeof useTextSearch>;
