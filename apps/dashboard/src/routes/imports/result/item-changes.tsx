import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import type { ImportedItem } from '../../../queries/import-queries.ts';
import { changeText, messageText } from '../import-words.ts';
import * as imports from '../imports.css.ts';
import * as styles from './result.css.ts';

/** Changes that are shown of a product before the rest is asked for. */
const SHOWN = 5;

/** The messages about a product, and what changes of it. */
export function ItemChanges({ item }: { item: ImportedItem }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { changes, messages, outcome } = item;
  const shown = isOpen ? changes : changes.slice(0, SHOWN);
  const rest = changes.length - shown.length;
  if (changes.length === 0 && messages.length === 0) {
    return (
      <span className={imports.soft}>
        {t(outcome === 'created' ? 'imports_items_new' : 'imports_items_none')}
      </span>
    );
  }
  return (
    <>
      <ul className={imports.lines}>
        {messages.map((message, index) => (
          <li key={`message ${index}`} className={outcome === 'refused' ? imports.problem : imports.warning}>
            {messageText(message, t)}
          </li>
        ))}
        {shown.map((change, index) => (
          <li key={`${change.row} ${change.column} ${index}`} className={imports.line}>
            {changeText(change, item, t)}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={styles.rest} onClick={() => setOpen(true)}>
          {t('imports_items_rest', { count: formatCount(rest) })}
        </button>
      )}
    </>
  );
}
