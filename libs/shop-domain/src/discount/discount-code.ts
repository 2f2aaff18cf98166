/** Most characters of a code. */
export const MAX_CODE = 40;

/**
 * A code as it is compared: in capitals, and without spaces, so that "zomer 10" is ZOMER10. Codes consist of letters,
 * digits and hyphens.
 */
export function normaliseCode(typed: string): string {
  return typed.replaceAll(/\s+/g, '').toUpperCase();
}

/** Whether a normalised code can be one. */
export const isCode = (code: string): boolean => code.length <= MAX_CODE && /^[A-Z0-9][A-Z0-9-]*$/.test(code);
