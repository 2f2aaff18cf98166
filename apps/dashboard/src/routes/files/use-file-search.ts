import { useDeferredValue } from 'react';
import { useAddress } from '../../lists/use-address.ts';
import type { FileFilter } from '../../queries/library-queries.ts';

/** The kinds of files, by their names in the address. */
const kinds = {
  afbeeldingen: 'picture',
  videos: 'video',
  documenten: 'document',
  modellen: 'model',
  lettertypen: 'font',
} as const;

export const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];
export const kindOf = (name: string): FileFilter['kind'] => kinds[name as keyof typeof kinds] ?? 'all';

/**
 * Folder, search, filters, view and the opened file of the library. They are in the address, so that a link, a reload and
 * the browser's back button show the same.
 */
export function useFileSearch() {
  const { get, set } = useAddress();
  const query = useDeferredValue(get('zoek'));
  const isBin = get('prullenbak') !== '';
  const folder = isBin || get('map') === '' ? null : get('map');

  const filter: FileFilter = {
    query: query.slice(0, 200),
    // A search finds files wherever they are.
    folder: query.trim() === '' ? folder : null,
    kind: kindOf(get('soort')),
    only_missing_alt: get('toon') === 'zonder-tekst',
    only_copies: get('toon') === 'dubbel',
    is_removed: isBin,
  };
  return {
    filter,
    folder,
    isBin,
    isList: get('weergave') === 'lijst',
    opened: get('bestand'),
    typed: get('zoek'),
    kindName: get('soort'),
    show: get('toon'),
    isFiltered: get('zoek') !== '' || get('soort') !== '' || get('toon') !== '',
    set,
    open: (key: string) => set({ bestand: key }),
    clear: () => set({ zoek: '', soort: '', toon: '' }),
    /** Opens a folder, all files, or the bin; a search does not go along. */
    go: (place: { folder?: string; isBin?: boolean }) =>
      set({ map: place.folder ?? '', prullenbak: place.isBin ? '1' : '', zoek: '' }),
  };
}

export type FileSearch = ReturnType<typeof useFileSearch>;
