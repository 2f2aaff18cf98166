import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation } from '@tanstack/react-query';
import { failureErrors } from '../../../../queries/failure-texts.ts';
import { fetchQuoteFile } from '../../../../queries/quote-queries.ts';
import { useSession } from '../../../../session/session-context.ts';

/** Saves a file of a quote to the downloads of the browser. */
export function useQuoteFile(number: string) {
  const t = useText();
  const { website } = useSession();
  const showToast = useToast();
  return useMutation({
    mutationFn: (key: string) => fetchQuoteFile(website.id, { number, key }),
    onSuccess: (href) => {
      // A link for a download: another address of the page would ask about what was typed.
      const link = document.createElement('a');
      link.href = href;
      link.download = '';
      link.click();
    },
    onError: (error) => showToast({ text: Object.values(failureErrors(error, t)).flat().join(' ') }),
  });
}
