/** Maximum body of a posted form in bytes, without its files. */
export const FORM_LIMIT = 512 * 1024;

/** Maximum number of fields and files of a posted form, and bytes of a field; far above those of a form of a website. */
export const FORM_LIMITS = { fields: 400, files: 60, fieldSize: 256 * 1024, parts: 460 } as const;

const AMPERSAND = 0x26;

/** Whether a urlencoded body has more fields than a form may have; it is counted before anything reads the fields. */
export function hasTooManyFields(body: Buffer): boolean {
  let fields = 1;
  for (let at = body.indexOf(AMPERSAND); at !== -1; at = body.indexOf(AMPERSAND, at + 1)) {
    fields += 1;
    if (fields > FORM_LIMITS.fields) return true;
  }
  return false;
}
