/** Words for the same thing: whoever types one of them also finds the others. */
const groups: readonly (readonly string[])[] = [
  ['bank', 'zitbank', 'sofa', 'couch', 'canape'],
  ['tapijt', 'vloerkleed', 'karpet', 'kleed'],
  ['kledingkast', 'kleerkast', 'garderobekast', 'hangkast', 'linnenkast'],
  ['ladekast', 'commode', 'ladenkast'],
  ['dressoir', 'sideboard', 'buffetkast'],
  ['fauteuil', 'leunstoel', 'armstoel', 'relaxstoel', 'clubstoel'],
  ['plaid', 'deken', 'sprei'],
  ['hanglamp', 'plafondlamp', 'pendellamp'],
  ['vloerlamp', 'staanlamp', 'staandelamp', 'leeslamp'],
  ['tafellamp', 'bureaulamp', 'schemerlamp', 'nachtlamp'],
  ['poef', 'hocker', 'voetenbank'],
  ['salontafel', 'koffietafel'],
  ['eettafel', 'eetkamertafel', 'keukentafel'],
  ['eetkamerstoel', 'eetstoel', 'keukenstoel'],
  ['tvmeubel', 'televisiekast', 'televisiemeubel', 'tvkast', 'mediameubel'],
  ['bureau', 'werktafel', 'schrijftafel', 'schrijfbureau'],
  ['wandtafel', 'sidetable', 'halttafel', 'consoletafel'],
  ['nachtkast', 'nachttafel', 'bedtafel'],
  ['kapstok', 'jashanger', 'garderobe'],
  ['kussen', 'sierkussen'],
  ['barkruk', 'barstoel'],
  ['boekenkast', 'boekenrek'],
  ['plank', 'schap'],
  ['fiets', 'rijwiel'],
  ['jas', 'mantel'],
  ['trui', 'sweater', 'pullover'],
  ['broek', 'pantalon'],
  ['laptop', 'notebook'],
  ['telefoon', 'smartphone', 'mobiel'],
  ['televisie', 'tv'],
  ['gordijn', 'overgordijn'],
  ['beker', 'mok'],
  ['cadeau', 'geschenk', 'kado'],
];

const others = new Map<string, readonly string[]>();
for (const group of groups)
  for (const word of group) {
    const rest = group.filter((one) => one !== word);
    others.set(word, [...(others.get(word) ?? []), ...rest]);
  }

/** Endings that say "made of" or "coloured": "notenhouten" also means "noten". */
const ABOUT = /^(.{3,})(?:houten|kleurige?)$/;

/**
 * Other words that mean the same in most shops, in lower case and without accents; of a plural or a diminutive those of
 * the word itself. A website can replace those of a word (table `search_synonyms`).
 */
export function synonymsOf(word: string): readonly string[] {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const material = ABOUT.exec(plain)?.[1];
  const same = singularsOf(plain).flatMap((one) => others.get(one) ?? []);
  return [...new Set([...same, ...(material === undefined ? [] : [material])])];
}

/** The word, and what it may be a plural or diminutive of: "kleden" of "kled" and "kleed"; wrong forms are no words. */
function singularsOf(word: string): string[] {
  const [, open = ''] = /^(.+[^aeiou])en$/.exec(word) ?? [];
  const closed = open.replace(/z$/, 's').replace(/v$/, 'f');
  return [
    word,
    word.replace(/(?:[tp]?je)?s?$/, ''),
    word.replace(/jes?$/, ''),
    closed,
    closed.replace(/(.)\1$/, '$1'),
    closed.replace(/([aeou])([^aeiou])$/, '$1$1$2'),
  ];
}
