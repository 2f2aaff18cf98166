import { useText } from '@etalage/ui-kit';
import { useState } from 'react';
import { MAX_PICTURE_TEXT, type PictureTexts } from '../form-parts/picture-texts.ts';
import * as styles from './file-list.css.ts';

interface Props {
  name: string;
  address: string;
  /** The stored text; undefined while it is not known. */
  stored: string | undefined;
  texts: PictureTexts;
}

/** The alternative text of a picture, stored in the library when the field is left: it is not part of the form. */
export function PictureText({ name, address, stored, texts }: Props) {
  const t = useText();
  const [typed, setTyped] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const [state, setState] = useState<'idle' | 'saved' | 'failed'>('idle');
  const known = saved ?? stored;
  const text = typed ?? known ?? '';

  async function store(): Promise<void> {
    if (typed === undefined || typed.trim() === known) return;
    try {
      await texts.store(address, typed);
      setSaved(typed.trim());
      setState('saved');
    } catch {
      setState('failed');
    }
  }
  return (
    <>
      <input
        type="text"
        className={styles.caption}
        aria-label={t('formfield_picture_text', { name })}
        placeholder={t('formfield_picture_text_hint')}
        maxLength={MAX_PICTURE_TEXT}
        // What is typed before the stored text arrives would replace it unseen.
        disabled={known === undefined}
        value={text}
        onChange={(event) => {
          setTyped(event.target.value);
          setState('idle');
        }}
        onBlur={() => void store()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void store();
        }}
      />
      <span role="status" className={state === 'failed' ? styles.failure : styles.note}>
        {state === 'saved' && t('formfield_picture_text_saved')}
        {state === 'failed' && t('formfield_picture_text_failed')}
      </span>
    </>
  );
}
