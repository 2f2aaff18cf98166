import type { Translate } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { useRef, useState, type ComponentProps, type RefObject } from 'react';
import { Button } from '../../controls/button.tsx';
import { Loading } from '../../controls/loading.tsx';
import { maxReferences, readReferences, type ReferenceTarget } from '../../definition/reference.ts';
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
 * What a field refers to: one thing, stored as its id or '', or with `many` a list of ids in the order that the owner
 * chose. The id of something that was deleted stays stored, and is shown as such, until the user removes it.
 */
export function ReferenceField(props: Props) {
  const { kind, many = false, most = maxReferences, value, onChange, control, labelId } = props;
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const ids = readReferences(value);
  const named = useNamed(kind, ids);
  const items = ids.map((id) => itemOf(id, named, t));
  const [first] = items;
  const store = (next: readonly string[]) => onChange(many ? next : (next[0] ?? ''));
  const focusButton = () => button.current?.focus();
  return (
    <>
      {first && (
        <Chosen
          items={items}
          many={many}
          control={control}
          labelId={labelId}
          onChange={store}
          onEmptied={focusButton}
        />
      )}
      <PickerButtons
        kind={kind}
        many={many}
        hasChoice={first !== undefined}
        control={control}
        labelId={labelId}
        button={button}
        onOpen={() => setOpen(true)}
        onEmpty={() => {
          store([]);
          focusButton();
        }}
      />
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

interface ChosenProps extends ComponentProps<typeof ChosenList> {
  many: boolean;
}

/** What was chosen: a list that can be changed, or a single thing. */
function Chosen({ many, ...list }: ChosenProps) {
  const [first] = list.items;
  if (many) return <ChosenList {...list} />;
  return (
    first && (
      <div className={styles.single}>
        <ReferableFace item={first} hasPictures={first.picture !== ''} />
      </div>
    )
  );
}

interface ButtonsProps extends Pick<Props, 'control' | 'labelId'> {
  kind: ReferenceTarget;
  many: boolean;
  hasChoice: boolean;
  button: RefObject<HTMLButtonElement | null>;
  onOpen: () => void;
  onEmpty: () => void;
}

/**
 * Opens the picker, and clears a single choice. Without a source of references nothing can be chosen. The names of the
 * buttons contain the title of the field, because a form can have several of these fields.
 */
function PickerButtons({ kind, many, hasChoice, control, labelId, button, onOpen, onEmpty }: ButtonsProps) {
  const t = useText();
  const { references } = useFieldServices();
  const emptyId = `${control.id}-empty`;
  const chooseOne = hasChoice ? 'reference_change' : (`reference_choose_${kind}` as const);
  return (
    <div className={styles.actions}>
      <Button
        {...control}
        ref={button}
        disabled={control.disabled || !references}
        aria-labelledby={`${control.id} ${labelId}`}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        {t(many ? `reference_choose_many_${kind}` : chooseOne)}
      </Button>
      {!many && hasChoice && (
        <Button
          id={emptyId}
          disabled={control.disabled}
          aria-labelledby={`${emptyId} ${labelId}`}
          onClick={onEmpty}
        >
          {t('reference_empty')}
        </Button>
      )}
    </div>
  );
}

/** What an id refers to, or a placeholder while that is not known. */
function itemOf(id: string, { known, state }: Named, t: Translate): Referable {
  const found = known.get(id);
  if (found) return found;
  const isGone = found === null;
  const title = isGone
    ? t('formfield_choice_gone', { choice: id })
    : t(state === 'loading' ? 'formfield_loading' : 'reference_unnamed');
  return { id, title, detail: '', picture: '' };
}
