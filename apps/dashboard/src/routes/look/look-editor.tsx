import type { SiteLook } from '@etalage/api-contract';
import { useText } from '@etalage/ui-kit';
import { useToast } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { PartBar } from '../../parts/part-bar.tsx';
import type { OpenedPart, PartCalls } from '../../parts/part-calls.ts';
import { usePartEditor } from '../../parts/use-part-editor.ts';
import { ColorGroups } from './color-groups.tsx';
import { CornerChoice } from './corner-choice.tsx';
import { FontChoices } from './font-choices.tsx';
import { LookPreview } from './look-preview.tsx';
import { ReadableNote } from './readable-note.tsx';
import { SeedColors } from './seed-colors.tsx';
import * as styles from './look.css.ts';

interface Props {
  calls: PartCalls<SiteLook>;
  newest: OpenedPart<SiteLook>;
}

/** The look with a preview beside it that follows every change. */
export function LookEditor({ calls, newest }: Props) {
  const t = useText();
  const showToast = useToast();
  const editor = usePartEditor(calls, newest, (member) =>
    showToast({ text: t('site_part_taken_over', { member }) }),
  );
  const look = useStore(editor.store, ({ value }) => value);
  const change = (next: SiteLook, field = '') => editor.change(next, field);
  return (
    <>
      <div className={styles.layout}>
        <div className={styles.fields}>
          <Part title={t('look_seeds')} about={t('look_seeds_text')}>
            <SeedColors look={look} onChange={change} />
          </Part>
          <Part title={t('look_fonts')}>
            <FontChoices look={look} onChange={change} />
          </Part>
          <Part title={t('look_radius')}>
            <CornerChoice look={look} onChange={change} />
          </Part>
          <Part title={t('look_colors')}>
            <ColorGroups look={look} onChange={change} />
          </Part>
        </div>
        <div className={styles.side}>
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
