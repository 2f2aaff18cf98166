import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { postAnswerQuote, quoteMessagesQuery } from '../../../queries/quote-message-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { useSession } from '../../../session/session-context.ts';

/** Answers the buyer of a quote, once however often it is tried. */
export function useAnswerQuote(number: string, onSent: () => void) {
  const t = useText();
  const { website } = useSession();
  const client = useQueryClient();
  const showToast = useToast();
  const key = useRef(createRepeatKey());
  const [failure, setFailure] = useState('');
  const answer = useMutation({
    mutationFn: (text: string) =>
      postAnswerQuote(website.id, { number, text, id: key.current.for({ number, text }) }),
    onMutate: () => setFailure(''),
    onSuccess: () => {
      key.current.made();
      onSent();
      showToast({ text: t('quote_messages_sent') });
    },
    onError: (error) => {
      const { fields, general } = failureTexts(error, ['text'], t);
      setFailure(fields['text'] ?? general);
    },
    onSettled: () => {
      // Also that of an order from the same cart, whose page shows the quote.
      void client.invalidateQueries({ queryKey: ['order-timeline', website.id] });
      return client.invalidateQueries({ queryKey: quoteMessagesQuery(website.id, number).queryKey });
    },
  });
  return { answer, failure, setFailure };
}
