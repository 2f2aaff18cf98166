import { useText } from '@etalage/ui-kit';
import { Dialog, DialogActions, Tabs } from '@etalage/ui-kit/dashboard';
import { useState } from 'react';
import { Button } from '../../controls/button.tsx';
import type { Referable } from '../../form-parts/reference-source.ts';
import * as styles from './link-picker.css.ts';
import { ReferenceSearch } from '../reference-picker/reference-search.tsx';

/** What a link can lead to on the own website. */
const linkKinds = ['pages', 'categories', 'products'] as const;

type LinkKind = (typeof linkKinds)[number];

/** Something of the website with its address. */
export interface LinkTarget {
  title: string;
  path: string;
}

interface Props {
  /** Whether several can be chosen; one is chosen by a press. */
  many?: boolean;
  onClose: () => void;
  onChoose: (targets: readonly LinkTarget[]) => void;
}

/** A dialog in which a page, category or product of the website is chosen as the target of a link. */
export function LinkDialog({ many = false, onClose, onChoose }: Props) {
  const t = useText();
  const [kind, setKind] = useState<LinkKind>('pages');
  const [chosen, setChosen] = useState<readonly Referable[]>([]);
  function choose(item: Referable) {
    if (!many) return finish([item]);
    const isChosen = chosen.some(({ id }) => id === item.id);
    setChosen(isChosen ? chosen.filter(({ id }) => id !== item.id) : [...chosen, item]);
  }
  function finish(items: readonly Referable[]) {
    onChoose(items.map(({ title, path = '' }) => ({ title, path })));
    onClose();
  }
  const search = (
    <div className={styles.search}>
      <ReferenceSearch
        key={kind}
        kind={kind}
        many={many}
        chosen={chosen.map(({ id }) => id)}
        onChoose={choose}
      />
    </div>
  );
  return (
    <Dialog
      open
      size="medium"
      title={t(many ? 'reference_choose_links' : 'reference_choose_link')}
      onOpenChange={(open) => !open && onClose()}
    >
      <Tabs
        flush
        label={t('reference_link_kinds')}
        value={kind}
        onChange={setKind}
        tabs={linkKinds.map((name) => ({ name, title: t(`reference_many_${name}`), content: search }))}
      />
      {many && (
        <DialogActions>
          <Button onClick={onClose}>{t('formfield_cancel')}</Button>
          <Button kind="main" disabled={chosen.length === 0} onClick={() => finish(chosen)}>
            {t('reference_add_links', { count: chosen.length })}
          </Button>
        </DialogActions>
      )}
    </Dialog>
  );
}
