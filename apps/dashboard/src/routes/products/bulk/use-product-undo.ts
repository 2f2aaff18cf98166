import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { failureTexts } from '../../../queries/failure-texts.ts';
import { postUndoProductChange, renewProducts } from '../../../queries/product-queries.ts';
import { useSession } from '../../../session/session-context.ts';

/** The action of a message that undoes a change of products; it still works after the list has rendered. */
export function useProductUndo() {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const undo = (change: string) => ({ text: t('products_undo'), run: () => void run(change) });
  async function run(change: string) {
    try {
      const { refused } = await postUndoProductChange(website.id, change);
      await renewProducts(queryClient, website.id);
      const [first] = refused;
      showToast({
        text: first
          ? t('products_refused', { title: first.title, message: first.message })
          : t('products_undone'),
      });
    } catch (error) {
      // After a failure the toast stays, so that undo can be retried.
      showToast({ text: failureTexts(error, [], t).general, action: undo(change) });
    }
  }
  return undo;
}
