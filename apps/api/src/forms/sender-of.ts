import { isEmail, normaliseEmail } from '@etalage/shop-domain';
import { type FormItem, ownValue } from '@etalage/site-model';

interface Sender {
  /** The first e-mail address among the answers, as addresses are compared; '' without one. */
  readonly email: string;
  /** '' if the form does not ask for it. */
  readonly person: string;
}

const MAX_NAME = 200;

/** Who sent a form, as far as its answers say so; a name by the usual identifiers of such a question. */
export function senderOf(items: readonly FormItem[], values: Readonly<Record<string, string>>): Sender {
  const answers = items
    .filter(({ type }) => type === 'email')
    .map(({ identifier }) => normaliseEmail(ownValue(values, identifier) ?? ''));
  const answerTo = (...names: readonly string[]) => {
    const item = items.find(
      ({ type, identifier }) => type === 'text' && names.includes(identifier.toLowerCase()),
    );
    return item ? (ownValue(values, item.identifier) ?? '').trim() : '';
  };
  const name = answerTo('naam', 'name', 'volledige_naam', 'full_name');
  const parts = [
    answerTo('voornaam', 'firstname', 'first_name'),
    answerTo('achternaam', 'lastname', 'last_name'),
  ];
  const person = name || parts.filter(Boolean).join(' ');
  return { email: answers.find(isEmail) ?? '', person: person.slice(0, MAX_NAME) };
}
