import type { Handlers } from '../calls/handler-context.ts';
import { createFormHandler } from './create-form.handler.ts';
import { deleteFormHandler } from './delete-form.handler.ts';
import { deleteSubmissionsHandler } from './delete-submissions.handler.ts';
import { exportSubmissionsHandler } from './export-submissions.handler.ts';
import { getFormHandler } from './get-form.handler.ts';
import { getSubmissionHandler } from './get-submission.handler.ts';
import { listFormsHandler } from './list-forms.handler.ts';
import { listSubmissionsHandler } from './list-submissions.handler.ts';
import { markSubmissionsHandler } from './mark-submissions.handler.ts';
import { saveFormHandler } from './save-form.handler.ts';
import { submitFormHandler } from './submit-form.handler.ts';
import { visitorSignedUrlHandler } from './visitor-signed-url.handler.ts';

/** The handlers of the calls about forms and submissions. */
export const formsHandlers = {
  createForm: createFormHandler,
  deleteForm: deleteFormHandler,
  deleteSubmissions: deleteSubmissionsHandler,
  exportSubmissions: exportSubmissionsHandler,
  getForm: getFormHandler,
  getSubmission: getSubmissionHandler,
  listForms: listFormsHandler,
  listSubmissions: listSubmissionsHandler,
  markSubmissions: markSubmissionsHandler,
  saveForm: saveFormHandler,
  submitForm: submitFormHandler,
  visitorSignedUrl: visitorSignedUrlHandler,
} satisfies Partial<Handlers>;
