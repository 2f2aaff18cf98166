import { SENT_EVENT } from '../form-events.ts';
import { fileDraft } from './file-draft.ts';
import { startFileField, type FileField } from './file-field.ts';

/**
 * Enhances the file questions of a form. The form is submitted once their uploads have finished; a failed upload blocks
 * it, also when the server refuses the file while the form is waiting, and a page with running uploads asks for
 * confirmation before it is left.
 */
export function startFileFields(form: HTMLFormElement): void {
  const draft = fileDraft(form);
  const fields: FileField[] = [];
  let submission: SubmitEvent['submitter'] | undefined;
  /** Number of failed files that the visitor already knew of at the previous submit. */
  let known = 0;
  const shown = () => fields.filter((field) => field.isShown());
  const isBusy = () => shown().some((field) => field.isBusy());
  const failures = () => shown().reduce((sum, field) => sum + field.failures(), 0);
  const failed = () => shown().find((field) => field.hasFailed());

  const onChange = () => {
    if (isBusy()) addEventListener('beforeunload', askFirst);
    else {
      removeEventListener('beforeunload', askFirst);
      if (submission !== undefined) queueMicrotask(release);
    }
  };
  for (const field of form.querySelectorAll<HTMLElement>('[data-files]')) {
    const surroundings = { formId: form.dataset['form'] ?? '', isPosted: 'posted' in form.dataset };
    fields.push(startFileField(field, { ...surroundings, draft, onChange }));
  }

  // Runs before all other listeners: they submit the form immediately.
  form.addEventListener('submit', keepBack, true);
  form.addEventListener(SENT_EVENT, () => fields.forEach((field) => field.clear()));

  function keepBack(event: SubmitEvent): void {
    const trouble = failed();
    if (!isBusy() && !trouble) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isBusy()) return trouble?.showFailed();
    submission = event.submitter;
    known = failures();
    form.ariaBusy = 'true';
    fields.find((field) => field.isBusy())?.sayWait();
  }

  function release(): void {
    if (submission === undefined || isBusy()) return;
    const submitter = submission;
    submission = undefined;
    form.ariaBusy = null;
    if (failures() > known)
      return shown()
        .findLast((field) => field.failures() > 0)
        ?.showFailed();
    form.requestSubmit(submitter);
  }
}

function askFirst(event: Event): void {
  event.preventDefault();
}
