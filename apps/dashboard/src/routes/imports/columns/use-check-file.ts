import { MAX_IMPORT_ITEMS } from '@etalage/api-contract';
import { formatCount } from '@etalage/texts/format';
import { useText } from '@etalage/ui-kit';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ChosenFile } from '../chosen-file.ts';
import { itemsOf } from '../file/index.ts';
import { isFixed } from '../sheet-types.ts';
import { columnProblems } from './column-problems.ts';

/** What the chosen file holds by its columns, and what keeps it from being sent. */
export function useCheckFile(file: ChosenFile) {
  const t = useText();
  const { table, format, isTouched } = file;
  const columns = useDeferredValue(file.columns);
  const read = useMemo(() => itemsOf(table, format, [...columns]), [table, format, columns]);
  const [isAsked, setAsked] = useState(false);
  const [refused, setRefused] = useState('');
  const found = isFixed(format) ? [] : columnProblems(file.columns);
  useUnloadWarning(isTouched);

  /** The products to send; null if they are refused. */
  function check(): typeof read.items | null {
    setAsked(true);
    setRefused('');
    if (found.length > 0) return null;
    const { items } = columns === file.columns ? read : itemsOf(table, format, [...file.columns]);
    const count = items.length;
    if (count === 0) setRefused(t('imports_error_empty'));
    else if (count > MAX_IMPORT_ITEMS) {
      const most = formatCount(MAX_IMPORT_ITEMS);
      setRefused(t('imports_error_items', { count: formatCount(count), most }));
    } else return items;
    return null;
  }
  return { ...read, check, columnProblems: isAsked ? found : [], refused };
}

/** Asks before a closed window loses what was chosen. */
function useUnloadWarning(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isOn]);
}
