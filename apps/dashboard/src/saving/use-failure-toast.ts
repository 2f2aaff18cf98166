import { useText } from '@etalage/ui-kit';
import { type ToastText, useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { isWorthRepeating } from '../queries/call-api.ts';
import { noticeEndedSession } from '../queries/create-query-client.ts';
import { failureTexts } from '../queries/failure-texts.ts';

/**
 * Says why a change failed. If the same call may succeed later, the message has the action and stays until it is answered,
 * because signing in again or finding the network takes longer than a message is shown: undo is not lost with a session.
 */
export function useFailureToast(): (error: unknown, again?: ToastText['action']) => void {
  const t = useText();
  const client = useQueryClient();
  const showToast = useToast();
  return (error, again) => {
    noticeEndedSession(client, error);
    const { general: text } = failureTexts(error, [], t);
    showToast(again && isWorthRepeating(error) ? { text, action: again, isKept: true } : { text });
  };
}
