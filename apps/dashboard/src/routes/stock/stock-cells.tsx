import { formatAgo, formatCount, formatDateTime } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { Badge } from '@etalage/ui-kit/dashboard';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Shelf } from '../../queries/stock-queries.ts';
import { ScreenLink } from '../../session/screen-link.tsx';
import { Thumbnail } from '../products/product-cells.tsx';
import * as list from '../products/products.css.ts';
import { shelfId, type StockSheet } from './stock-sheet.ts';
import * as styles from './stock.css.ts';
import { piecesAfter, piecesOf } from './typed-pieces.ts';

/** What is counted: a link to its product, the choices of a variant and the number. */
export function ShelfTitle({ shelf }: { shelf: Shelf }) {
  const t = useText();
  const { product_id, title, choices, article_number, state } = shelf;
  return (
    <span className={list.name}>
      <Thumbnail picture={shelf.picture} />
      <span className={list.titles}>
        <ScreenLink className={list.title} to={`/producten/${encodeURIComponent(product_id)}`}>
          {title}
        </ScreenLink>
        {(choices.length > 0 || article_number !== '') && (
          <span className={styles.soft}>
            {choices.join(', ')}
            {choices.length > 0 && article_number !== '' && ' · '}
            <span className={styles.number}>{article_number}</span>
          </span>
        )}
        {state !== 'published' && (
          <span>
            <Badge tone="waiting">
              {t(state === 'planned' ? 'products_state_planned' : 'products_state_draft')}
            </Badge>
          </span>
        )}
      </span>
    </span>
  );
}

interface FigureProps {
  name: string;
  /** Whether it stands beside its name and not at the end of the line. */
  inline?: boolean;
  children: ReactNode;
}

/** A number of a row, with its name where the columns have no titles. */
export function Figure({ name, inline = false, children }: FigureProps) {
  return (
    <span className={inline ? styles.inlineFigure : styles.figure}>
      <span className={styles.figureName} aria-hidden="true">
        {name}
      </span>
      <span>{children}</span>
    </span>
  );
}

/** How many pieces there are, and how many there will be after what is typed. */
export function OnHand({ sheet, shelf }: { sheet: StockSheet; shelf: Shelf }) {
  const t = useText();
  const cell = { id: shelfId(shelf), column: 'pieces' as const };
  const typed = useSyncExternalStore(sheet.subscribe, () => sheet.textOf(cell) ?? '');
  const pieces = piecesOf(typed);
  const after = pieces ? piecesAfter(shelf, pieces) : shelf.on_hand;
  return (
    <>
      {formatCount(shelf.on_hand)}
      {after !== shelf.on_hand && after >= 0 && (
        <span className={styles.after}> {t('stock_becomes', { count: formatCount(after) })}</span>
      )}
    </>
  );
}

/** How many pieces can be ordered, and whether that is few. */
export function Available({ shelf: { on_hand, reserved, low_stock } }: { shelf: Shelf }) {
  const t = useText();
  const available = on_hand - reserved;
  if (available <= 0) return <span className={styles.none}>{t('products_stock_none')}</span>;
  const isLow = low_stock !== null && available <= low_stock;
  return (
    <>
      <span className={isLow ? styles.low : undefined}>{formatCount(available)}</span>
      {isLow && <span className={styles.soft}> {t('stock_low')}</span>}
    </>
  );
}

/** When the pieces changed last. */
export function Changed({ at }: { at: string | null }) {
  const t = useText();
  if (at === null) return <span>{t('stock_never')}</span>;
  return (
    <time dateTime={at} title={formatDateTime(at)}>
      {formatAgo(at, new Date())}
    </time>
  );
}
