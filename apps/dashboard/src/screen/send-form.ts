import type { FieldValues, SubmitHandler, UseFormReturn } from 'react-hook-form';

/**
 * Sends a form if its fields allow it. The messages of an earlier refusal are taken away first: one at a value that has no
 * input of its own would remain, and the form could never be sent again.
 */
export function sendForm<Form extends FieldValues>(
  form: UseFormReturn<Form>,
  send: SubmitHandler<Form>,
): Promise<unknown> {
  form.clearErrors();
  return form.handleSubmit(send)();
}
