import type { CallResult } from '@etalage/api-contract/client';
import type { submitForm } from '@etalage/api-contract';

/** Events between the scripts of one form, dispatched on the form itself. */
export const REPLY_EVENT = 'etalage:form-reply';
/** The form was submitted and is empty again. */
export const SENT_EVENT = 'etalage:form-sent';

export type FormReply = CallResult<typeof submitForm>;
