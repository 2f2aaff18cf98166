import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useRef, useState } from 'react';
import { Button } from '../../controls/button.tsx';
import { Loading } from '../../controls/loading.tsx';
import { mostReferences, readReferences, type ReferenceTarget } from '../../definition/reference.ts';
import { useFieldServices } from '../../form-parts/field-services.ts';
import type { Referable } from '../../form-parts/reference-source.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { ChosenList } from './chosen-list.editor.tsx';
import { ReferableFace } from './referable-face.tsx';
import { ReferenceDialog } from './reference-dialog.tsx';
import * as styles from './reference-picker.css.ts';
import { useNamed, type Named } from './use-named.ts';

interface Props extends WidgetProps {
  kind: ReferenceTarget;
  many?: boolean;
  /** Most things that can be chosen. */
  most?: number | undefined;
}

/**
 * What a field refers to: one thing, stored as its id and '' for none, or with `many` a list of ids in the owner's own
 * order. An id that names nothing any more stays stored and is named as such, until somebody takes it out.
 */
export function ReferenceField({
  kind,
  many = false,
  most = mostReferences,
  value,
  onChange,
  control,
  labelId,
}: Props) {
  const t = useText();
  const { references } = useFieldServices();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const ids = readReferences(value);
  const named = useNamed(kind, ids);
  const items = ids.map((id) => itemOf(id, named, t));
  const [first] = items;
  const store = (next: readonly string[]) => onChange(many ? next : (next[0] ?? ''));
  const focusButton = () => button.current?.focus();
  const empty = () => {
    store([]);
    focusButton();
  };
  return (
    <>
      {many && items.length > 0 && (
        <ChosenList
          items={items}
          control={control}
          labelId={labelId}
          onChange={store}
          onEmptied={focusButton}
        />
      )}
      {!many && first && (
        <div className={styles.single}>
          <ReferableFace item={first} hasPictures={first.picture !== ''} />
        </div>
      )}
      <div className={styles.actions}>
        <Button
          {...control}
          ref={button}
          disabled={control.disabled || !references}
          aria-describedby={[labelId, control['aria-describedby']].filter(Boolean).join(' ')}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {t(
            many ? `reference_choose_many_${kind}` : first ? 'reference_change' : `reference_choose_${kind}`,
          )}
        </Button>
        {!many && first && (
          <Button disabled={control.disabled} onClick={empty}>
            {t('reference_empty')}
          </Button>
        )}
      </div>
      {named.state === 'failed' && (
        <Loading state={named.state} reload={named.reload} failure="reference_names_failed" />
      )}
      {isOpen && (
        <ReferenceDialog
          kind={kind}
          many={many}
          most={most}
          chosen={ids}
          onClose={() => setOpen(false)}
          onChoose={(next, shown) => {
            named.learn(shown);
            store(next);
          }}
        />
      )}
    </>
  );
}

/** What an id names, or what is known of it so far. */
function itemOf(id: string, { known, state }: Named, t: Translate): Referable {
  const found = known.get(id);
  if (found) return found;
  const isGone = found === null;
  const title = isGone
    ? t('formfield_choice_gone', { choice: id })
    : t(state === 'loading' ? 'formfield_loading' : 'reference_unnamed');
  return { id, title, detail: '', picture: '' };
}
