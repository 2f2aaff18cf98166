import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { postUndoProductChange, renewProducts } from '../../../queries/product-queries.ts';
import { useFailureToast } from '../../../saving/use-failure-toast.ts';
import { useSession } from '../../../session/session-context.ts';

/** The action of a message that undoes a change of products; it still works after the list has rendered. */
export function useProductUndo() {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const showFailure = useFailureToast();
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
      showFailure(error, undo(change));
    }
  }
  return undo;
}
