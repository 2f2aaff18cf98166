import type { FilePlace } from '../../queries/library-queries.ts';

/** The screens of the settings and parts of a website, by what they are called there. */
const screensOfParts: Readonly<Record<string, string>> = {
  theme: '/stijl',
  look: '/stijl',
  texts: '/teksten',
  cookies: '/cookies',
};

/** The screen on which a place is changed; undefined for a place without one. */
export function screenOfPlace({ kind, id, title }: FilePlace): string | undefined {
  const encoded = encodeURIComponent(id);
  switch (kind) {
    case 'page':
      // A page in the bin cannot be opened.
      return title === '' ? undefined : `/paginas/${encoded}`;
    case 'page_settings':
      return title === '' ? undefined : `/paginas/${encoded}/instellingen`;
    case 'menu':
      return `/menus/${encoded}`;
    case 'template':
      return `/wm/templates/${encoded}`;
    case 'page_template':
      return '/paginas?tab=sjablonen';
    case 'form':
      return `/formulieren/${encoded}`;
    case 'redirect':
      return `/doorverwijzingen?zoek=${encodeURIComponent(title)}`;
    case 'payment_method':
      return '/instellingen/betalen';
    case 'setting':
      return screensOfParts[id];
    case 'part':
      return screenOfPart(id);
    default:
      return undefined;
  }
}

/** The screen of the draft of a part: its kind, and its id where a website has several. */
function screenOfPart(id: string): string | undefined {
  const kind = id.slice(0, id.indexOf(':'));
  return kind === 'menu' ? `/menus/${id.slice(id.indexOf(':') + 1)}` : screensOfParts[kind];
}
