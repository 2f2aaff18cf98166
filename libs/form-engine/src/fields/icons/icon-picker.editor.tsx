import { useText } from '@etalage/ui-kit';
import { Dialog } from 'radix-ui';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Button } from '../../controls/button.tsx';
import * as dialog from '../../controls/dialog.css.ts';
import { control } from '../../form-parts/field-view.css.ts';
import { iconSet } from '../../icons/icon-set.ts';
import { IconGrid } from './icon-grid.editor.tsx';
import * as styles from './icons.css.ts';
import { matchingIcons } from './matching-icons.ts';

const names = [...iconSet.keys()];

interface Props {
  stored: string;
  onAdd: (name: string) => void;
}

/** The icons to choose from (ICON-01, ICON-02); only the button stores the chosen icon. */
export function IconPicker({ stored, onAdd }: Props) {
  const t = useText();
  const search = useRef<HTMLInputElement>(null);
  // The dialog opened before this component was loaded, and focused itself.
  useEffect(() => search.current?.focus(), []);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(stored);
  const found = matchingIcons(names, useDeferredValue(typed));
  return (
    <>
      <input
        ref={search}
        type="search"
        className={control}
        placeholder={t('formfield_icon_search')}
        aria-label={t('formfield_icon_search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status" className={styles.count}>
        {found.length === 0
          ? t('formfield_icon_none', { typed: typed.trim() })
          : t('formfield_icon_count', { count: String(found.length) })}
      </p>
      {found.length > 0 && <IconGrid names={found} chosen={chosen} onChoose={setChosen} onTake={onAdd} />}
      <div className={dialog.actions}>
        <Dialog.Close asChild>
          <Button>{t('formfield_cancel')}</Button>
        </Dialog.Close>
        <Button kind="main" disabled={!iconSet.has(chosen)} onClick={() => onAdd(chosen)}>
          {t('formfield_add')}
        </Button>
      </div>
    </>
  );
}
