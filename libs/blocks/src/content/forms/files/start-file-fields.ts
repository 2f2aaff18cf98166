import { sentEvent } from '../form-events.ts';
import { fileDraft } from './file-draft.ts';
import { startFileField, type FileField } from './file-field.ts';

/**
 * Takes over the file questions of a form. It is sent once their files are there; one that did not go up keeps it back,
 * one that the server refuses while the form waits too, and a page with files under way asks before it is left.
 */
export function startFileFields(form: HTMLFormElement): void {
  const draft = fileDraft(form);
  const fields: FileField[] = [];
  let held: SubmitEvent['submitter'] | undefined;
  /** Files that had failed when the visitor sent the form, and knew of them. */
  let known = 0;
  const shown = () => fields.filter((field) => field.isShown());
  const isBusy = () => shown().some((field) => field.isBusy());
  const failures = () => shown().reduce((sum, field) => sum + field.failures(), 0);
  const failed = () => shown().find((field) => field.hasFailed());

  const onChange = () => {
    if (isBusy()) addEventListener('beforeunload', askFirst);
    else {
      removeEventListener('beforeunload', askFirst);
      if (held !== undefined) queueMicrotask(release);
    }
  };
  for (const field of form.querySelectorAll<HTMLElement>('[data-files]')) {
    const surroundings = { formId: form.dataset['form'] ?? '', isPosted: 'posted' in form.dataset };
    fields.push(startFileField(field, { ...surroundings, draft, onChange }));
  }

  // Before all others: they send the form as it is.
  form.addEventListener('submit', keepBack, true);
  form.addEventListener(sentEvent, () => fields.forEach((field) => field.clear()));

  function keepBack(event: SubmitEvent): void {
    const trouble = failed();
    if (!isBusy() && !trouble) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!isBusy()) return trouble?.showFailed();
    held = event.submitter;
    known = failures();
    form.ariaBusy = 'true';
    fields.find((field) => field.isBusy())?.sayWait();
  }

  function release(): void {
    if (held === undefined || isBusy()) return;
    const submitter = held;
    held = undefined;
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
