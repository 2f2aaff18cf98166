import { isTextKey, type Translate } from '@etalage/texts';

/** The name of a step; one this version has no words for is called the last change. */
export function stepWords(t: Translate, label: string | null): string {
  return t(label !== null && isTextKey(label) ? label : 'designer_step_other');
}
