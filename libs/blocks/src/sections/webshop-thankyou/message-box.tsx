import { Notice } from '@etalage/ui-kit';
import * as styles from '../../shop/errors/error-box.css.ts';

/** A red box that a behaviour can fill; hidden while it is empty. */
export function MessageBox({ messages }: { messages: readonly string[] }) {
  return (
    <div data-errors="" hidden={messages.length === 0}>
      <Notice kind="danger">
        <ul className={styles.list}>
          {messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
