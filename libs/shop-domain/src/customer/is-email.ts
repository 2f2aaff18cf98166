const local = /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const domain =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?:\p{L}{2,63}|xn--[a-z\d-]{2,59})$/iu;

/**
 * Whether a text is an e-mail address that mail can be sent to: one @, a local part of at most 64 characters without
 * misplaced dots, a domain name with a top level. Accented letters are allowed, quoted local parts and IP addresses are
 * not.
 */
export function isEmail(typed: string): boolean {
  const text = typed.trim();
  const at = text.lastIndexOf('@');
  if (at < 1 || at > 64 || text.length > 254) return false;
  return local.test(text.slice(0, at)) && domain.test(text.slice(at + 1));
}

/** An e-mail address as it is compared: without outer spaces, in lower case (ORD-07). */
export function normaliseEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}
