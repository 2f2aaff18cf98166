import type { FormItem, FormSettings } from '@etalage/site-model';
import type { ColumnType, Generated } from 'kysely';

/** A visitor form; its fields are in its versions. */
export interface FormRow {
  website_id: string;
  id: string;
  title: string;
  /** The published version. */
  version: Generated<number>;
  /** Written as JSON text. */
  settings: ColumnType<FormSettings, string, string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** The fields of a form at one time; never changed, so that submissions stay readable. */
export interface FormVersionRow {
  website_id: string;
  form_id: string;
  version: number;
  submit_title: string;
  summary: Generated<boolean>;
  /** Written as JSON text. */
  items: ColumnType<FormItem[], string, string>;
  /** Name of the member who saved it. */
  member: Generated<string>;
  created_at: Generated<Date>;
}

/** The submission of one visitor; for passwords it only says whether they were filled in. */
export interface FormSubmissionRow {
  website_id: string;
  id: string;
  form_id: string;
  version: number;
  /** The values by identifier; written as JSON text. */
  answers: ColumnType<Record<string, string>, string, string>;
  /** All answers in lower case, for searching. */
  words: Generated<string>;
  /** Path of the page with the form. */
  url: Generated<string>;
  read_at: Date | null;
  created_at: Generated<Date>;
  /** Time of its automatic deletion; null means never. */
  delete_at: Date | null;
  /** The first e-mail address among the answers, trimmed and in lower case; '' without one. */
  email: Generated<string>;
  /** The name of who sent it, '' if the form does not ask for it. */
  person: Generated<string>;
}

export interface FormTables {
  forms: FormRow;
  form_versions: FormVersionRow;
  form_submissions: FormSubmissionRow;
}
