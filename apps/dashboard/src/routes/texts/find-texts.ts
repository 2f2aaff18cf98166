import { nl, type TextKey } from '@etalage/texts';
import { screenTexts, textScreenOf, textScreens, type TextScreen } from '@etalage/texts/screens';

/** Own wordings by key. */
export type Wordings = Readonly<Record<string, string>>;

export interface TextSearch {
  /** Null for all screens. */
  readonly screen: TextScreen | null;
  readonly query: string;
  readonly onlyChanged: boolean;
}

/** The text with small letters and without accents, so that "e" finds "é". */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the owner gave a text a wording of their own. */
export const isChanged = (key: TextKey, own: Wordings): boolean => (own[key] ?? '') !== '';

/** The texts that match, in the order of their screens. Every word must occur in the wording, the default or the key. */
export function findTexts({ screen, query, onlyChanged }: TextSearch, own: Wordings): TextKey[] {
  const words = folded(query).split(/\s+/).filter(Boolean);
  const screens = screen ? [screen] : textScreens;
  return screens
    .flatMap((one) => screenTexts[one])
    .filter((key) => !onlyChanged || isChanged(key, own))
    .filter((key) => {
      const all = folded(`${own[key] ?? ''} ${nl[key]} ${key}`);
      return words.every((word) => all.includes(word));
    });
}

/** How many texts of each screen have a wording of the owner. */
export function changedPerScreen(own: Wordings): ReadonlyMap<TextScreen, number> {
  const counts = new Map<TextScreen, number>();
  for (const [key, text] of Object.entries(own)) {
    const screen = textScreenOf(key);
    if (screen && text !== '') counts.set(screen, (counts.get(screen) ?? 0) + 1);
  }
  return counts;
}

/** The wordings with that of one text replaced; an empty one, or the default itself, is none. */
export function withWording(own: Wordings, key: TextKey, text: string): Wordings {
  const { [key]: _before, ...others } = own;
  return text === '' || text === nl[key] ? others : { ...others, [key]: text };
}
