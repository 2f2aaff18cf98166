import { isLink } from '@etalage/shop-domain';
import type { DefinitionText } from '../../definition/field-definition.ts';
import {
  defineFieldType,
  type FieldIssue,
  type RequirableSettings,
} from '../../definition/field-type-schema.ts';

export interface TextSettings extends RequirableSettings {
  /** What a line of text is: decides keyboard and check. An `identifier` is a name for code, such as a class. */
  input?: 'text' | 'number' | 'link' | 'email' | 'tel' | 'identifier';
  /** Smallest number. */
  min?: number;
  /** Largest number. */
  max?: number;
  /** Key of the field with the picture that the text describes. */
  describes?: string;
}

export interface TextOptions {
  placeholder?: DefinitionText;
  input_class?: string;
  settings?: TextSettings;
}

declare module '../../definition/field-options.ts' {
  interface FieldOptions {
    text: TextOptions;
  }
}

const MAX_CHARACTERS = 10_000;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Inputs that people read, unlike numbers, addresses and names for code. */
const readInputs: ReadonlySet<string> = new Set(['text', 'email', 'tel']);

/** One line of text (FLD-31); `settings.input` states what it contains. */
export const textSchema = defineFieldType({
  type: 'text',
  holds: 'line',
  addresses: (value, { settings: { input } = {} }) =>
    input === 'link' && typeof value === 'string' && value !== '' ? [value] : [],
  readsAsText: ({ settings: { input = 'text' } = {} }) => readInputs.has(input),
  missing: ({ settings }) => settings?.missing,
  check: (value, { settings = {} }) => {
    if (typeof value !== 'string' && typeof value !== 'number') return [{ text: 'formfield_check_text' }];
    return issuesOf(String(value), settings);
  },
});

function issuesOf(text: string, { input = 'text', min, max }: TextSettings): FieldIssue[] {
  if (text.length > MAX_CHARACTERS) {
    return [{ text: 'formfield_check_too_long', values: { most: String(MAX_CHARACTERS) } }];
  }
  if (input === 'email' && !EMAIL.test(text)) return [{ text: 'formfield_check_email' }];
  if (input === 'link' && !isLink(text)) return [{ text: 'formfield_check_link' }];
  if (input !== 'number') return [];
  const number = Number(text.replace(',', '.'));
  if (Number.isNaN(number)) return [{ text: 'formfield_check_number' }];
  if (min !== undefined && number < min)
    return [{ text: 'formfield_check_least', values: { least: String(min) } }];
  if (max !== undefined && number > max)
    return [{ text: 'formfield_check_most', values: { most: String(max) } }];
  return [];
}
