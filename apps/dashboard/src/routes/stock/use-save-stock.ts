import { MAX_CORRECTED_SHELVES } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { focusCell } from '../../lists/sheet/focus-cell.ts';
import { failureTexts } from '../../queries/failure-texts.ts';
import { renewProducts, type StockCause } from '../../queries/product-queries.ts';
import { createRepeatKey } from '../../queries/repeat-key.ts';
import { postCorrectStock, type StockCorrection } from '../../queries/stock-queries.ts';
import { useSession } from '../../session/session-context.ts';
import { useProductUndo } from '../products/bulk/use-product-undo.ts';
import { correctionsOf, shelfId, shelfName, type StockSheet, stockColumns } from './stock-sheet.ts';
import { limitProblem, piecesProblem } from './typed-pieces.ts';

interface Correcting extends StockCause {
  readonly corrections: StockCorrection[];
}

/** Stores what was typed in the list of the stock. A row that is refused keeps its text, with the reason. */
export function useSaveStock(sheet: StockSheet, onSaved: () => void) {
  const t = useText();
  const { website } = useSession();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const undo = useProductUndo();
  const [key] = useState(createRepeatKey);
  const save = useMutation({
    mutationFn: (correcting: Correcting) =>
      postCorrectStock(website.id, { ...correcting, idempotency_key: key.for(correcting) }),
    onSuccess: async ({ corrected, change, refused }, { corrections }) => {
      key.made();
      const isRefused = new Set(refused.map(shelfId));
      sheet.forget(new Set(corrections.map(shelfId).filter((id) => !isRefused.has(id))));
      if (refused.length === 0) onSaved();
      await renewProducts(queryClient, website.id);
      if (corrected === 0) return;
      const text = t(corrected === 1 ? 'stock_saved_one' : 'stock_saved', { count: String(corrected) });
      showToast({ text, ...(change !== '' && { action: undo(change) }) });
    },
  });
  const names = new Map(sheet.rows().map((shelf) => [shelfId(shelf), shelfName(shelf)]));
  return {
    isPending: save.isPending,
    failure: save.error ? failureTexts(save.error, [], t).general : '',
    refusals: (save.data?.refused ?? []).flatMap((row) => {
      // A row that was undone or searched away meanwhile is not named any more.
      const title = names.get(shelfId(row));
      return title === undefined ? [] : [t('products_refused', { title, message: row.message })];
    }),
    save(cause: StockCause) {
      const wrong = wrongCell(sheet, t);
      if (wrong) return void focusCell(wrong);
      const corrections = correctionsOf(sheet);
      // What is typed and changes nothing is done.
      if (corrections.length === 0) sheet.forget(new Set(sheet.rows().map(shelfId)));
      else if (!save.isPending) {
        save.mutate({ corrections: corrections.slice(0, MAX_CORRECTED_SHELVES), ...cause });
      }
      return undefined;
    },
  };
}

/** The first cell with a text that cannot be stored. */
function wrongCell(sheet: StockSheet, t: ReturnType<typeof useText>) {
  return sheet
    .rows()
    .flatMap((shelf) => stockColumns.map((column) => ({ shelf, cell: { id: shelfId(shelf), column } })))
    .find(({ shelf, cell }) => {
      const text = sheet.textOf(cell);
      if (text === undefined) return false;
      return (cell.column === 'pieces' ? piecesProblem(text, shelf, t) : limitProblem(text, t)) !== undefined;
    })?.cell;
}
