const KEY = 'order_email';

/** The e-mail that this browser ordered or verified with (ORD-05 to ORD-07); empty when storage is disabled. */
export const orderEmail = {
  read(): string {
    try {
      return localStorage.getItem(KEY) ?? '';
    } catch {
      return '';
    }
  },
  write(email: string): void {
    try {
      localStorage.setItem(KEY, email);
    } catch {
      // The order is still shown; only the next visit requests the address again.
    }
  },
};
