import { pageClient, postEndpoint, visitorCalls } from '@etalage/api-contract/client';
import { isOwnPicture, pictureSources, readPicture } from '@etalage/site-model';
import { formatCount } from '@etalage/texts/format';

/**
 * Debounce in milliseconds before a typed text is searched, its minimum length, and the maximum number of results
 * (SRCH-07, SRCH-33).
 */
const REST = 200;
const SHORTEST = 2;
const LIMIT = 30;

type Found = { title: string; url: string; link: string; main_image: string };

/** Suggestions under the header's search field while typing. */
export function start(form: HTMLElement): void {
  const find = <E extends HTMLElement>(selector: string) => form.querySelector(selector) as E;
  const input = find<HTMLInputElement>('input');
  const clear = find('[data-clear]');
  const dropdown = find('[data-dropdown]');
  const all = find<HTMLAnchorElement>('[data-all-link]');
  let timer = 0;
  let running = new AbortController();

  const hide = () => {
    clearTimeout(timer);
    running.abort();
    dropdown.hidden = true;
  };
  const searchNow = async (query: string) => {
    running.abort();
    running = new AbortController();
    const request = { query, filters: '', current_url: '', limit: LIMIT, offset: 0 };
    const { signal } = running;
    try {
      const reply = await postEndpoint(pageClient(), visitorCalls.search, request, signal);
      const { results, info } = reply.ok ? reply.data : { results: [], info: { hits: 0 } };
      find('[data-status]').textContent = countText(form, info);
      find('[data-results]').replaceChildren(...results.map(row));
      all.href = `/search?query=${encodeURIComponent(query)}`;
      dropdown.hidden = false;
    } catch {
      // A newer text replaced this one.
    }
  };
  const typed = () => {
    const query = input.value.trim();
    clear.hidden = input.value === '';
    clearTimeout(timer);
    if (query.length < SHORTEST) hide();
    else timer = window.setTimeout(() => void searchNow(query), REST);
  };
  input.addEventListener('input', typed);
  // Typed before this script was loaded.
  if (input.value !== input.defaultValue) typed();
  clear.hidden = input.value === '';
  clear.addEventListener('click', () => {
    input.value = '';
    clear.hidden = true;
    hide();
    input.focus();
  });
  closeOnLeave(form, { input, dropdown, hide });
  // A press in the list must not move the focus before its click arrives (Safari does not focus links).
  dropdown.addEventListener('pointerdown', (event) => event.preventDefault());
}

function countText(
  { dataset }: HTMLElement,
  info: { hits: number; may_be_more?: boolean | undefined },
): string {
  const { hits, may_be_more: mayBeMore } = info;
  const text = dataset[mayBeMore && hits > 0 ? 'hitsMore' : hits === 1 ? 'hitsOne' : 'hits'] ?? '';
  return text.replace('{hits}', formatCount(hits));
}

function row({ title, url, link, main_image: images }: Found): HTMLLIElement {
  const item = document.createElement('li');
  const anchor = item.appendChild(document.createElement('a'));
  anchor.href = link || url;
  const image = anchor.appendChild(document.createElement('img'));
  image.alt = '';
  image.width = image.height = 44;
  const source = images.split('|').find((path) => path !== '');
  // A picture of another website waits for consent, and a suggestion has no place for the question.
  if (source && isOwnPicture(source)) {
    const { address, focus } = readPicture(source);
    const { src, srcSet = '', sizes = '' } = pictureSources(address, '44px');
    if (focus) image.style.objectPosition = `${focus.x}% ${focus.y}%`;
    Object.assign(image, { sizes, srcset: srcSet, src });
  }
  anchor.append(title);
  return item;
}

interface Suggestions {
  input: HTMLElement;
  dropdown: HTMLElement;
  hide(): void;
}

/** Hides the suggestions on Escape and when the focus leaves the form. */
function closeOnLeave(form: HTMLElement, { input, dropdown, hide }: Suggestions): void {
  form.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || dropdown.hidden) return;
    event.preventDefault();
    hide();
    input.focus();
  });
  form.addEventListener('focusout', (event) => {
    if (!form.contains(event.relatedTarget as Node | null)) hide();
  });
}
