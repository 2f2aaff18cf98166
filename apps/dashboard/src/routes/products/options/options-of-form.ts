import type { OptionForm } from './option-form.ts';

/** The part of a form that the options editor uses. */
export interface OptionsForm {
  options: OptionForm[];
}
