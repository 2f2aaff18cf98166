import type { FormErrors } from './form-store.ts';

/** The server refused what was typed in a form: messages at its fields, and those that belong to none of them. */
export class FieldRefusal extends Error {
  readonly fields: FormErrors;

  constructor(fields: FormErrors, others: readonly string[] = []) {
    super(others.join(' '));
    this.fields = fields;
  }
}
