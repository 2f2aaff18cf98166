import { failureMessages, postEndpoint, visitorCalls } from '@etalage/api-contract/client';
import { insertedEvent } from '../../runtime/behaviour.ts';

/** One key for all protected pages of this browser (PROT-04, PROT-05). */
const key = 'wspkt';

/** Asks for the page's content with the typed or kept password and puts it in place of the question (PROT-02, PROT-03). */
export function start(form: HTMLElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type=password]');
  if (!field) return;
  const open = async (password: string) => {
    const websiteId = document.documentElement.dataset['websiteId'] ?? '';
    form.setAttribute('aria-busy', 'true');
    const reply = await postEndpoint({ base: '', websiteId }, visitorCalls.securedPage, {
      page_id: form.dataset['page'] ?? '/',
      password,
    });
    form.removeAttribute('aria-busy');
    if (reply.ok) {
      store(password);
      show(form, reply.data.html);
    } else {
      store(null);
      complain(form, Object.values(failureMessages(reply)).flat());
    }
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void open(field.value);
  });
  const kept = read();
  if (kept) void open(kept);
}

/** A browser that keeps nothing still opens the page. */
function store(password: string | null): void {
  try {
    if (password === null) localStorage.removeItem(key);
    else localStorage.setItem(key, password);
  } catch {
    // Storage is switched off.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function show(form: HTMLElement, html: string): void {
  const main = form.closest('main') ?? document.body;
  main.innerHTML = html;
  main.dispatchEvent(new CustomEvent(insertedEvent, { bubbles: true }));
  main.focus();
}

function complain(form: HTMLElement, errors: readonly string[]): void {
  const notice = form.querySelector<HTMLTemplateElement>('template[data-notice]')?.content.firstElementChild;
  const box = notice?.cloneNode(true);
  if (!box) return;
  box.textContent = errors.join(' ');
  form.querySelector('[data-errors]')?.replaceChildren(box);
}
