export { answerName, answerPrefix, keptPrefix } from './render/field-marks.ts';
export { VisitorForm, type FormAnswer, type VisitorFormProps } from './render/visitor-form.tsx';
export { applySetter } from './visitor/setters.ts';
export { shownItems } from './visitor/shown-items.ts';
