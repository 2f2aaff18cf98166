import { useEffect, useState, useSyncExternalStore } from 'react';
import { errors as errorList } from '../../form-parts/field-view.css.ts';
import { useScope } from '../../form-parts/form-scope.tsx';
import { RunButton } from '../../form-parts/run-button.tsx';
import * as styles from '../../form-parts/run-button.css.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import type { SubmitReply } from './submit-link.schema.ts';

/** Sends a form: errors of the server come above the button and at their fields, its message beside it. */
export function SubmitLinkWidget({ definition, control }: WidgetProps<'submit_link'>) {
  const { store } = useScope();
  const [message, setMessage] = useState('');
  const errors = useSyncExternalStore(store.subscribeAll, store.errors);
  // What was achieved is no longer true of a form that was changed since.
  useEffect(() => store.subscribeAll(() => setMessage('')), [store]);

  async function submit() {
    const reply = replyOf(await definition.function?.(store.values()));
    store.setErrors(reply.errors ?? {});
    if (reply.errors) focusFirstError(control.id);
    setMessage(reply.message ?? '');
  }

  const { general = [], ...ofFields } = errors;
  const messages = [
    ...general,
    ...(definition.settings?.showErrors === false ? [] : Object.values(ofFields).flat()),
  ];
  return (
    <>
      {messages.length > 0 && (
        <div role="alert">
          <ul className={errorList}>
            {messages.map((one, index) => (
              <li key={index}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      <RunButton definition={definition} control={control} kind="main" action={submit}>
        <span role="status" className={styles.message}>
          {message}
        </span>
      </RunButton>
    </>
  );
}

/** What a function resolved with, if that is a reply: functions that answer nothing have been sent all the same. */
function replyOf(value: unknown): SubmitReply {
  return typeof value === 'object' && value !== null ? value : {};
}

/** After the messages are shown. */
function focusFirstError(within: string): void {
  requestAnimationFrame(() => {
    const form = document.getElementById(within)?.closest('form');
    form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  });
}
