import { useText } from '@etalage/ui-kit';
import { Icon } from '../../controls/icon-button.tsx';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import { Loading } from '../../controls/loading.tsx';
import * as styles from './multiselect.css.ts';
import type { useMultiselect } from './use-multiselect.ts';

interface Props {
  id: string;
  labelId: string;
  taggable: boolean;
  multiple: boolean;
  select: ReturnType<typeof useMultiselect>;
}

/** The offered options under the box, or a note if there are none. */
export function MultiselectList({ id, labelId, taggable, multiple, select }: Props) {
  const t = useText();
  const textFor = useDefinitionText();
  const { isOpen, offered, active, chosen, typed, known, state } = select;
  const note =
    taggable && typed.trim() !== '' && offered.length === 0
      ? t('formfield_tag_hint')
      : known.length === 0
        ? t('formfield_no_options')
        : t('formfield_nothing_found');
  return (
    <div hidden={!isOpen} className={styles.list}>
      <div role="listbox" id={id} aria-labelledby={labelId} aria-multiselectable={multiple}>
        {offered.map((choice, index) => (
          // The keyboard chooses through the combobox; focus stays there.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={choice.id}
            id={`${id}-${index}`}
            role="option"
            aria-selected={chosen.includes(choice.id)}
            data-active={index === active}
            className={styles.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => select.toggle(choice.id)}
          >
            {textFor(choice.label)}
            {chosen.includes(choice.id) && <Icon name="check" />}
          </div>
        ))}
      </div>
      <div role="status">
        {state === 'loading' ? (
          <span className={styles.note}>
            <Loading state="loading" reload={select.reload} />
          </span>
        ) : (
          offered.length === 0 && <div className={styles.note}>{note}</div>
        )}
        {taggable && typed.trim() !== '' && offered.length > 0 && (
          <div className={styles.note}>{t('formfield_tag_hint')}</div>
        )}
      </div>
    </div>
  );
}
