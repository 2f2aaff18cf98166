import { failureMessages, pageClient, postEndpoint, visitorCalls } from '@etalage/api-contract/client';
import { INSERTED_EVENT } from '../../runtime/behaviour.ts';

/** One storage key for all protected pages of this browser (PROT-04, PROT-05). */
const KEY = 'wspkt';

/**
 * Fetches the page's content with the typed or stored password and replaces the password form with it (PROT-02,
 * PROT-03).
 */
export function start(form: HTMLElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type=password]');
  if (!field) return;
  const open = async (password: string) => {
    form.setAttribute('aria-busy', 'true');
    const reply = await postEndpoint(pageClient(), visitorCalls.securedPage, {
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
  const storedPassword = read();
  if (storedPassword) void open(storedPassword);
}

/** The page also opens in a browser without storage. */
function store(password: string | null): void {
  try {
    if (password === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, password);
  } catch {
    // Storage is disabled.
  }
}

function read(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function show(form: HTMLElement, html: string): void {
  const main = form.closest('main') ?? document.body;
  main.innerHTML = html;
  main.dispatchEvent(new CustomEvent(INSERTED_EVENT, { bubbles: true }));
  main.focus();
}

function complain(form: HTMLElement, errors: readonly string[]): void {
  const notice = form.querySelector<HTMLTemplateElement>('template[data-notice]')?.content.firstElementChild;
  const box = notice?.cloneNode(true);
  if (!box) return;
  box.textContent = errors.join(' ');
  form.querySelector('[data-errors]')?.replaceChildren(box);
}
