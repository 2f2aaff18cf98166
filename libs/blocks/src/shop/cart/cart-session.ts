const NAME = 'shoppingcart_session';
const MONTH = 60 * 60 * 24 * 30;

/** The cart session of this browser (CART-01, CART-05): a first-party cookie that page and server both read. */
export interface CartSessionStore {
  read(): string;
  write(session: string): void;
  clear(): void;
}

/** The cart session in the cookies of a document; or empty. */
export function cartSessionStore(page: Pick<Document, 'cookie'> = document): CartSessionStore {
  const store = (value: string, age: number): void => {
    page.cookie = `${NAME}=${encodeURIComponent(value)}; path=/; max-age=${age}; samesite=lax`;
  };
  return {
    read: () => readCookie(page.cookie, NAME),
    write: (session) => store(session, MONTH),
    clear: () => store('', 0),
  };
}

/** The value of one cookie in a cookie header; empty when it is absent or unreadable. */
export function readCookie(cookies: string, name: string): string {
  const pair = cookies.split(/;\s*/).find((entry) => entry.startsWith(`${name}=`));
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '');
  } catch {
    return '';
  }
}
