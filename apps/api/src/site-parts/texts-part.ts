import { siteTexts } from '@etalage/api-contract';
import { missingPlaceholders, nl, placeholdersOf, type TextKey, unknownPlaceholders } from '@etalage/texts';
import { screenTexts } from '@etalage/texts/screens';
import type { FieldMessages, Message } from '../calls/api-error.ts';
import { sitePartHandlers } from './part-handlers.ts';
import { settingPart } from './setting-part.ts';

type Texts = Readonly<Record<string, string>>;

/** The wording of the interface texts (TRN-05). */
const textsPart = settingPart<Texts>({
  kind: 'texts',
  roles: ['owner', 'editor'],
  setting: 'texts',
  readValue: readTexts,
  check: checkTexts,
});

export const textsHandlers = sitePartHandlers<typeof siteTexts, Texts>(textsPart);

function readTexts(stored: unknown): Texts {
  const entries = Object.entries(stored instanceof Object ? stored : {});
  return Object.fromEntries(entries.filter(([key, text]) => isOfVisitors(key) && typeof text === 'string'));
}

const keysOfVisitors: ReadonlySet<string> = new Set(Object.values(screenTexts).flat());

/** Whether owners can change the text of a key: those of the dashboard are the same for every website. */
function isOfVisitors(key: string): key is TextKey {
  return keysOfVisitors.has(key);
}

/** Refuses keys of no text, and a wording that lacks a value of the default wording, or has another one. */
function checkTexts(texts: Texts): FieldMessages {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => {
      const problem = isOfVisitors(key) ? wordingProblem(key, text) : { key: 'error_field_unknown' };
      return problem ? [[key, [problem]]] : [];
    }),
  );
}

function wordingProblem(key: TextKey, text: string): Message | undefined {
  const [missing] = missingPlaceholders(key, text);
  if (missing !== undefined)
    return { key: 'texts_missing_placeholder', values: { placeholder: `{${missing}}` } };
  const [unknown] = unknownPlaceholders(key, text);
  if (unknown === undefined) return undefined;
  const placeholder = `{${unknown}}`;
  const names = placeholdersOf(nl[key]).map((name) => `{${name}}`);
  return names.length === 0
    ? { key: 'texts_no_placeholder', values: { placeholder } }
    : { key: 'texts_unknown_placeholder', values: { placeholder, names: names.join(', ') } };
}
