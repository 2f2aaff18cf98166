import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { focusCell } from '../../../lists/sheet/focus-cell.ts';
import { failureTexts } from '../../../queries/failure-texts.ts';
import {
  type ListedProduct,
  postSetProductValues,
  type ProductValuesChange,
  renewProducts,
} from '../../../queries/product-queries.ts';
import { createRepeatKey } from '../../../queries/repeat-key.ts';
import { useSession } from '../../../session/session-context.ts';
import { useProductUndo } from '../bulk/use-product-undo.ts';
import { type ProductCells, sheetColumns } from './sheet-columns.ts';
import { cellProblem, changesOf } from './sheet-values.ts';

/** Stores what was typed in the list. A row that is refused keeps its text, with the reason. */
export function useSaveSheet(sheet: ProductCells, products: readonly ListedProduct[]) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const undo = useProductUndo();
  const [key] = useState(createRepeatKey);
  const save = useMutation({
    mutationFn: (changes: ProductValuesChange[]) =>
      postSetProductValues(website.id, changes, key.for(changes)),
    onSuccess: async ({ changed, change, refused }, sent) => {
      key.made();
      const isRefused = new Set(refused.map(({ id }) => id));
      await renewProducts(queryClient, website.id);
      sheet.forget(new Set(sent.map(({ id }) => id).filter((id) => !isRefused.has(id))));
      if (changed.length === 0) return;
      const count = String(changed.length);
      const text = t(changed.length === 1 ? 'products_sheet_saved_one' : 'products_sheet_saved', { count });
      showToast({ text, ...(change !== '' && { action: undo(change) }) });
    },
  });
  return {
    isPending: save.isPending,
    refused: save.data?.refused ?? [],
    failure: save.error ? failureTexts(save.error, [], t).general : '',
    save() {
      const wrong = products
        .flatMap(({ id }) => sheetColumns.map((column) => ({ id, column })))
        .find((cell) => {
          const text = sheet.textOf(cell);
          return text !== undefined && cellProblem(cell.column, text, t) !== undefined;
        });
      if (wrong) return void focusCell(wrong);
      const changes = changesOf(sheet, products);
      if (changes.length > 0 && !save.isPending) save.mutate(changes);
      return undefined;
    },
  };
}
