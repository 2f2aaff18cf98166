/** What stands in place of a blocked word (CODE-04). */
const MARKER = '/* geblokkeerd */';
const BLOCKED = new Set(['fetch', 'eval', 'constructor', 'render']);
/** An identifier, also one that is written with escapes. */
const IDENTIFIER =
  /(?:[\p{ID_Start}$_]|\\u[0-9a-f]{4}|\\u\{[0-9a-f]{1,6}\})(?:[\p{ID_Continue}$]|\\u[0-9a-f]{4}|\\u\{[0-9a-f]{1,6}\})*/giu;
const NEW_FUNCTION = /(?<![\p{ID_Continue}$])new\s{1,20}Function(?![\p{ID_Continue}$])/gu;

/**
 * The script of an owner without the words that the specification forbids, as whole identifiers and with unicode escapes
 * resolved (CODE-03, CODE-04). Safety does not depend on it: the script runs in a frame without an origin.
 */
export function withoutBlockedWords(script: string): string {
  const resolved = script.replace(IDENTIFIER, (word) => {
    const plain = word.includes('\\') ? unescaped(word) : word;
    if (BLOCKED.has(plain)) return MARKER;
    return plain === 'new' || plain === 'Function' ? plain : word;
  });
  return resolved.replace(NEW_FUNCTION, MARKER);
}

function unescaped(word: string): string {
  return word.replace(/\\u(?:\{([0-9a-f]+)\}|([0-9a-f]{4}))/gi, (all, braced?: string, plain?: string) => {
    const code = parseInt(braced ?? plain ?? '', 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}
