import type { CallResult } from '@etalage/api-contract/client';
import type { submitForm } from '@etalage/api-contract';

/** What the scripts of one form tell each other, on the form itself. */
export const replyEvent = 'etalage:form-reply';
/** The form is sent and empty again. */
export const sentEvent = 'etalage:form-sent';

export type FormReply = CallResult<typeof submitForm>;
