import { MAX_QUOTE_MESSAGE } from '@etalage/shop-domain';
import { useText } from '@etalage/ui-kit';
import { Action, AreaField } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { useUnsaved } from '../unsaved.tsx';
import * as styles from './quote-messages.css.ts';
import { useAnswerQuote } from './use-answer-quote.ts';

/** The field in which an answer to the buyer of a quote is typed; it stays filled in until the answer is stored. */
export function AnswerForm({ number }: { number: string }) {
  const t = useText();
  const [text, setText] = useState('');
  const { answer, failure, setFailure } = useAnswerQuote(number, () => setText(''));
  useUnsaved(text !== '');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') setFailure(t('quote_messages_empty'));
        else if (!answer.isPending) answer.mutate(text.trim());
      }}
    >
      <AreaField
        label={t('quote_messages_label')}
        hint={t('quote_messages_hint')}
        error={failure || undefined}
        rows={3}
        maxLength={MAX_QUOTE_MESSAGE}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className={styles.actions}>
        <Action type="submit" busy={answer.isPending}>
          {t('quote_messages_send')}
        </Action>
      </div>
    </form>
  );
}
