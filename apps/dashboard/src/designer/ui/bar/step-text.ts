import { isTextKey, type Translate } from '@etalage/texts';

/** The name of a step; a step without a text in this version is called the last change. */
export function stepText(t: Translate, label: string | null): string {
  return t(label !== null && isTextKey(label) ? label : 'designer_step_other');
}
