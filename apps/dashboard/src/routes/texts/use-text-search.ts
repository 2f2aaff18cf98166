import { textScreens, type TextScreen } from '@etalage/texts/screens';
import { useAddress } from '../../lists/use-address.ts';
import type { Changes } from '../../lists/address-ahead.ts';
import type { TextSearch } from './find-texts.ts';

const names = { screen: 'onderdeel', query: 'zoek', onlyChanged: 'aangepast' } as const;

const none: Changes = { onderdeel: '', zoek: '', aangepast: '' };

/** What is searched, in the address of the screen. A search is in all screens until one is chosen. */
export function useTextSearch() {
  const address = useAddress();
  const named = address.get(names.screen);
  const query = address.get(names.query);
  const search: TextSearch = {
    screen: textScreens.find((screen) => screen === named) ?? null,
    query,
    onlyChanged: address.get(names.onlyChanged) === '1',
  };
  const set = (changes: Changes) => address.set(changes, { replace: true, preventScrollReset: true });
  return {
    search,
    setScreen: (screen: TextScreen | null) => set({ [names.screen]: screen ?? '' }),
    setQuery: (text: string) => set({ [names.query]: text }),
    setOnlyChanged: (on: boolean) => set({ [names.onlyChanged]: on ? '1' : '' }),
    clear: () => set(none),
    /** Shows one text, wherever it is. */
    show: (key: string) => set({ ...none, [names.query]: key }),
  };
}

export type ShownTexts = ReturnType<typeof useTextSearch>;
