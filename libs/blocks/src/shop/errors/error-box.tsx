import type { FieldErrors } from '@etalage/api-contract/client';
import { Notice } from '@etalage/ui-kit';
import * as styles from './error-box.css.ts';
import { allMessages } from './messages-of.ts';

/** Every message of a refusal in one red box (MSG-02); renders nothing without messages. */
export function ErrorBox({ errors }: { errors: FieldErrors }) {
  const messages = allMessages(errors);
  if (messages.length === 0) return null;
  return (
    <Notice kind="danger">
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}
