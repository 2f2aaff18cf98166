import type { LegalForm, LegalRule } from '../legal-facts.ts';
import { findingIn, onePlace } from '../legal-finding.ts';

const AGREEMENT = /akkoord|voorwaarden|privacy|toestemming|instemm|nieuwsbrief|aanbieding/i;
/** What has no answer, or none that a visitor gives. */
const plain: ReadonlySet<string> = new Set(['hidden', 'title', 'description']);

type Question = LegalForm['questions'][number];

const isUnnamed = ({ type, caption }: Question) => !plain.has(type) && caption.trim() === '';

/** Whether a box for an agreement is ticked before a visitor does. */
const isTicked = ({ type, caption, choices, default_value }: Question) =>
  type === 'checkbox' && default_value.trim() !== '' && AGREEMENT.test([caption, ...choices].join(' '));

const placeOf = ({ id, title }: LegalForm) => onePlace('form', id, title);

/** Questions without a name, and agreements that are given beforehand. */
export const forms: LegalRule = ({ forms: all }) => [
  ...findingIn('form_ticked', all.filter(({ questions }) => questions.some(isTicked)).map(placeOf)),
  ...findingIn('form_label', all.filter(({ questions }) => questions.some(isUnnamed)).map(placeOf)),
];
