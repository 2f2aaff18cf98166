import { nameFindingOf } from '../check-names/name-finding-of.ts';

/** One name in the notations that code uses. */
export interface PartName {
  /** Files: `call-to-action`. */
  readonly kebab: string;
  /** Stored types and functions: `callToAction`. */
  readonly camel: string;
  /** Components: `CallToAction`. */
  readonly pascal: string;
  /** Text keys: `call_to_action`. */
  readonly snake: string;
  /** Words to read: `Call to action`. */
  readonly words: string;
}

/** Why nothing was created, in one sentence. */
export class PartRefused extends Error {}

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const LONGEST = 40;
const RESERVED = new Set(
  (
    'arguments as async await break case catch class const continue debugger default delete do else enum eval export ' +
    'extends false finally for from function get if implements import in instanceof interface let new null of package ' +
    'private protected public return set static super switch this throw true try type typeof undefined var void while ' +
    'with yield'
  ).split(' '),
);

/** Parses a typed name; throws PartRefused with one sentence when it is not valid in code. */
export function partName(typed: string | undefined, what = 'name'): PartName {
  if (!typed) throw new PartRefused(`Say a ${what} too, for example: npm run new -- block call-to-action`);
  if (!NAME.test(typed))
    throw new PartRefused(
      `"${typed}" is no ${what}: use small letters, digits and single hyphens, starting with a letter, such as call-to-action.`,
    );
  if (typed.length > LONGEST)
    throw new PartRefused(`"${typed}" is too long for a ${what}: ${LONGEST} characters at most.`);
  if (RESERVED.has(typed))
    throw new PartRefused(`"${typed}" is a word of TypeScript; choose another ${what}.`);
  const finding = nameFindingOf(typed);
  if (finding) throw new PartRefused(`"${typed}" says nothing as a ${what}; name what it is.`);
  const parts = typed.split('-');
  const pascal = parts.map(capitalised).join('');
  return {
    kebab: typed,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: parts.join('_'),
    words: capitalised(parts.join(' ')),
  };
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
