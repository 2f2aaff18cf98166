import { useText } from '@etalage/ui-kit';
import { IconButton } from '../../controls/icon-button.tsx';
import { useDefinitionText } from '../../form-parts/use-definition-text.ts';
import type { WidgetProps } from '../../form-parts/widget.ts';
import { Loading } from '../../controls/loading.tsx';
import { MultiselectList } from './multiselect-list.tsx';
import * as styles from './multiselect.css.ts';
import { useMultiselect } from './use-multiselect.ts';

/** A combobox with tags: typing searches, Enter chooses or adds, Backspace removes the last tag. */
export function MultiselectWidget(props: WidgetProps<'multiselect'>) {
  const { definition, control, labelId } = props;
  const t = useText();
  const textFor = useDefinitionText();
  const select = useMultiselect(props);
  const { chosen, labelOf, isOpen, offered, active } = select;
  const listId = `${control.id}-list`;
  return (
    <div
      className={styles.wrapper}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) select.setOpen(false);
      }}
    >
      <div className={styles.box} data-invalid={control['aria-invalid'] ?? false}>
        {chosen.map((id) => (
          <span key={id} className={styles.tag}>
            <span className={styles.tagText}>{labelOf(id)}</span>
            <IconButton
              icon="close"
              label={t('formfield_tag_remove', { tag: labelOf(id) })}
              disabled={control.disabled}
              onClick={() => select.toggle(id)}
            />
          </span>
        ))}
        <input
          {...control}
          type="text"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && offered[active] ? `${listId}-${active}` : undefined}
          className={styles.input}
          placeholder={
            chosen.length === 0 ? textFor(definition.placeholder) || t('formfield_choose') : undefined
          }
          value={select.typed}
          onClick={() => select.setOpen(true)}
          onKeyDown={select.keyDown}
          onChange={(event) => select.type(event.target.value)}
        />
      </div>
      <MultiselectList
        id={listId}
        labelId={labelId}
        taggable={Boolean(definition.taggable)}
        multiple={definition.multiple ?? true}
        select={select}
      />
      {chosen.length > 1 && (
        <span className={styles.count}>{t('formfield_chosen', { count: String(chosen.length) })}</span>
      )}
      {select.state === 'failed' && <Loading state={select.state} reload={select.reload} />}
    </div>
  );
}
