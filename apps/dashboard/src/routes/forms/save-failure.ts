import type { Translate } from '@etalage/texts';
import { failureErrors, failureTexts } from '../../queries/failure-texts.ts';

type Errors = Record<string, readonly string[]>;

export interface SaveFailure {
  /** Messages by path, such as `items.2.identifier`. */
  readonly questions: Errors;
  /** Messages by setting. */
  readonly settings: Errors;
  /** Messages that belong to no field. */
  readonly general: string;
}

const none: SaveFailure = { questions: {}, settings: {}, general: '' };
const SETTINGS_PREFIX = 'settings.';

/** The messages of a refused save, divided over the pages of the builder, so that none is lost (MSG-01). */
export function saveFailure(error: unknown, t: Translate): SaveFailure {
  if (!error) return none;
  const errors = failureErrors(error, t);
  const paths = Object.keys(errors).filter((path) => path !== 'general');
  const settings = paths.filter((path) => path.startsWith(SETTINGS_PREFIX));
  const questions = paths.filter((path) => !path.startsWith(SETTINGS_PREFIX));
  const { general } = failureTexts(error, paths, t);
  return {
    questions: Object.fromEntries(questions.map((path) => [fieldOf(path), errors[path] ?? []])),
    settings: Object.fromEntries(
      settings.map((path) => [path.slice(SETTINGS_PREFIX.length), errors[path] ?? []]),
    ),
    general: general || (paths.length > 0 ? t('error_validation_failed') : ''),
  };
}

/** The path of a field in the builder; what is stored has the values of a choice one level deeper. */
function fieldOf(path: string): string {
  return path.replace('.attributes.', '.');
}
