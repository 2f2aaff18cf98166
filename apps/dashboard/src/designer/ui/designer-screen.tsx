import { useText } from '@etalage/ui-kit';
import { ToastProvider, TooltipProvider } from '@etalage/ui-kit/dashboard';
import { UploadServices } from '../../files/upload-services.tsx';
import { FormServices } from '../../routes/forms/form-services.tsx';
import type { DesignerSession } from '../session/create-designer-session.ts';
import { DesignerContext, useDesigner } from '../store/designer-context.tsx';
import type { DesignerState } from '../store/designer-state.ts';
import { AnnouncerProvider } from './announcer.tsx';
import { DesignerBar, type DesignerSubject } from './bar/designer-bar.tsx';
import { isRichText } from './blocks/text-fields.ts';
import { Canvas } from './canvas/canvas.tsx';
import { DragProvider } from './drag/drag-provider.tsx';
import { ShortcutDialog } from './keyboard/shortcut-dialog.tsx';
import { useShortcuts } from './keyboard/use-shortcuts.ts';
import { InspectorColumn, OpenPanel, PanelRail } from './panels.tsx';
import { ConflictDialog, type ConflictChoice } from './problems/conflict-dialog.tsx';
import { ProblemNotices } from './problems/problem-notices.tsx';
import { SignInDialog } from './problems/sign-in-dialog.tsx';
import { useUnloadGuard } from './problems/use-unload-guard.ts';
import { ScreenStateProvider } from './screen-state.tsx';
import * as styles from './screen.css.ts';
import { TextToolbar } from './text-toolbar/text-toolbar.tsx';
import { useMedia } from './use-media.ts';

interface Props {
  session: DesignerSession;
  subject: DesignerSubject;
  onConflict: (choice: ConflictChoice) => Promise<void>;
}

/** The designer of one open document, over the whole window. */
export function DesignerScreen({ session, ...rest }: Props) {
  const t = useText();
  return (
    <DesignerContext value={session}>
      <TooltipProvider delayDuration={450}>
        <ToastProvider label={t('designer_notices_label')}>
          <UploadServices>
            <FormServices>
              <AnnouncerProvider>
                <ScreenStateProvider>
                  <DragProvider>
                    <Parts {...rest} />
                  </DragProvider>
                </ScreenStateProvider>
              </AnnouncerProvider>
            </FormServices>
          </UploadServices>
        </ToastProvider>
      </TooltipProvider>
    </DesignerContext>
  );
}

function Parts({ subject, onConflict }: Omit<Props, 'session'>) {
  useShortcuts();
  useUnloadGuard();
  const wide = useMedia(styles.beside);
  const formats = useDesigner(editsRichText);
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <DesignerBar subject={subject} />
        {formats && <TextToolbar />}
      </header>
      <ProblemNotices />
      <div className={styles.work}>
        {wide && <PanelRail wide />}
        <OpenPanel />
        <Canvas kind={subject.kind} />
        {wide && <InspectorColumn />}
      </div>
      {!wide && <PanelRail wide={false} />}
      <ShortcutDialog />
      <SignInDialog />
      <ConflictDialog onChoose={onConflict} />
    </div>
  );
}

/** A text of one kind, such as a title, has nothing to format. */
function editsRichText({ text, document }: DesignerState): boolean {
  const block = text.active && text.block !== null ? document.blocks[text.block] : undefined;
  return block !== undefined && isRichText(block.type, text.field);
}
