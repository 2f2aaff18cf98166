import { useText } from '@etalage/ui-kit';
import { controlButton, Dialog, DialogActions } from '@etalage/ui-kit/dashboard';
import { useId, useRef, useState, type SubmitEvent } from 'react';
import { linkAddress } from './link-address.ts';
import { isActive, linkOf } from './text-attributes.ts';
import * as styles from './text-toolbar.css.ts';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  attributes: Readonly<Record<string, unknown>>;
  onSave: (link: { href: string; target: string | null }) => void;
  onRemove: () => void;
}

/** Asks for the address of a link. The selected text waits in the frame meanwhile. */
export function LinkDialog({ open, onOpenChange, ...rest }: Props) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('designer_link_title')}
      // The command gives focus back to the text itself.
      onCloseFocus={(event) => event.preventDefault()}
    >
      <LinkForm {...rest} close={() => onOpenChange(false)} />
    </Dialog>
  );
}

function LinkForm({
  attributes,
  onSave,
  onRemove,
  close,
}: Omit<Props, 'open' | 'onOpenChange'> & { close: () => void }) {
  const t = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [before] = useState(() => linkOf(attributes));
  const [href, setHref] = useState(before.href);
  const [newTab, setNewTab] = useState(before.newTab);
  const [error, setError] = useState('');

  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const address = linkAddress(href);
    if ('refused' in address) {
      setError(t(address.refused === 'empty' ? 'designer_link_required' : 'designer_link_invalid'));
      input.current?.focus();
      return;
    }
    onSave({ href: address.href, target: newTab ? '_blank' : null });
    close();
  }

  return (
    <form className={styles.linkForm} onSubmit={save} noValidate>
      <label className={styles.label} htmlFor={id}>
        {t('designer_link_address')}
      </label>
      <input
        ref={input}
        id={id}
        className={styles.input}
        value={href}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => {
          setHref(event.target.value);
          setError('');
        }}
        aria-invalid={error !== ''}
        aria-describedby={`${id}-help ${id}-error`}
      />
      <p id={`${id}-error`} className={styles.error} role="alert">
        {error}
      </p>
      <p id={`${id}-help`} className={styles.help}>
        {t('designer_link_help')}
      </p>
      <label className={styles.check}>
        <input type="checkbox" checked={newTab} onChange={(event) => setNewTab(event.target.checked)} />
        {t('designer_link_new_tab')}
      </label>
      <DialogActions>
        {isActive(attributes, 'link') && (
          <button
            type="button"
            className={controlButton.danger}
            onClick={() => {
              onRemove();
              close();
            }}
          >
            {t('designer_link_remove')}
          </button>
        )}
        <button type="button" className={controlButton.secondary} onClick={close}>
          {t('dialog_cancel')}
        </button>
        <button type="submit" className={controlButton.primary}>
          {t('designer_link_save')}
        </button>
      </DialogActions>
    </form>
  );
}
