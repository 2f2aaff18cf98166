import type { SiteLook } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { Action } from '@etalage/ui-kit/dashboard';
import { useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { PartBar } from '../../parts/part-bar.tsx';
import type { OpenedPart, PartCalls } from '../../parts/part-calls.ts';
import { usePartEditor } from '../../parts/use-part-editor.ts';
import { ColorGroups } from './color-groups.tsx';
import { CornerChoice } from './corner-choice.tsx';
import { FontChoices } from './font-choices.tsx';
import { LookPictures } from './look-pictures.tsx';
import { LookPreview } from './look-preview.tsx';
import { ReadableNote } from './readable-note.tsx';
import { SeedColors } from './seed-colors.tsx';
import { ShapeChoices } from './shape-choices.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { ThemeFile } from './theme-file.tsx';
import * as styles from './look.css.ts';

interface Props {
  calls: PartCalls<SiteLook>;
  newest: OpenedPart<SiteLook>;
}

/** The look with a preview beside it that follows every change. */
export function LookEditor({ calls, newest }: Props) {
  const t = useText();
  const editor = usePartEditor(calls, newest);
  const look = useStore(editor.store, ({ value }) => value);
  // On a small screen the preview is there when it is asked for.
  const [isShown, setShown] = useState(false);
  const change = (next: SiteLook, field = '') => editor.change(next, field);
  return (
    <>
      <Action
        className={styles.previewToggle}
        aria-expanded={isShown}
        onClick={() => setShown((shown) => !shown)}
      >
        {t(isShown ? 'look_preview_hide' : 'look_preview_show')}
      </Action>
      <div className={styles.layout}>
        <div className={styles.fields}>
          <Part title={t('look_themes')} about={t('look_themes_text')}>
            <ThemeChoice look={look} onChange={change} />
          </Part>
          <Part title={t('look_seeds')} about={t('look_seeds_text')}>
            <SeedColors look={look} onChange={change} />
          </Part>
          <Part title={t('look_fonts')}>
            <FontChoices look={look} onChange={change} />
          </Part>
          <Part title={t('look_shapes')}>
            <ShapeChoices look={look} onChange={change} />
          </Part>
          <Part title={t('look_radius')}>
            <CornerChoice look={look} onChange={change} />
          </Part>
          <Part title={t('look_colors')}>
            <ColorGroups look={look} onChange={change} />
          </Part>
          <Part title={t('look_pictures')}>
            <LookPictures look={look} onChange={change} />
          </Part>
          <Part title={t('look_file')} about={t('look_file_text')}>
            <ThemeFile look={look} onChange={change} />
          </Part>
        </div>
        <div className={isShown ? `${styles.side} ${styles.shown}` : styles.side}>
          <LookPreview look={look} />
          <ReadableNote look={look} />
        </div>
      </div>
      <PartBar editor={editor} calls={calls} />
    </>
  );
}

function Part({ title, about, children }: { title: string; about?: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.partTitle}>{title}</h2>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}
