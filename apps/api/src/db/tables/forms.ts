import type { FormItem, FormSettings } from '@etalage/site-model';
import type { ColumnType, Generated } from 'kysely';

/** A visitor form; what it asks lies in its versions. */
export interface FormRow {
  website_id: string;
  id: string;
  title: string;
  /** The version that visitors see. */
  version: Generated<number>;
  /** Written as JSON text. */
  settings: ColumnType<FormSettings, string, string>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
}

/** What a form asked at one time; never changed, so that submissions stay readable. */
export interface FormVersionRow {
  website_id: string;
  form_id: string;
  version: number;
  submit_title: string;
  summary: Generated<boolean>;
  /** Written as JSON text. */
  items: ColumnType<FormItem[], string, string>;
  /** Name of who saved it. */
  member: Generated<string>;
  created_at: Generated<Date>;
}

/** What one visitor sent; of passwords only that they were filled in. */
export interface FormSubmissionRow {
  website_id: string;
  id: string;
  form_id: string;
  version: number;
  /** By identifier; written as JSON text. */
  answers: ColumnType<Record<string, string>, string, string>;
  /** All answers in plain lower case, for searching. */
  words: Generated<string>;
  /** Path of the page it was sent from. */
  url: Generated<string>;
  read_at: Date | null;
  created_at: Generated<Date>;
  /** When it goes by itself; null stays. */
  delete_at: Date | null;
}

export interface FormTables {
  forms: FormRow;
  form_versions: FormVersionRow;
  form_submissions: FormSubmissionRow;
}
