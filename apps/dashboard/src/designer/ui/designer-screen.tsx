import { useText } from '@etalage/ui-kit';
import { ToastProvider, TooltipProvider } from '@etalage/ui-kit/dashboard';
import { CategoryServices } from '../../field-services/category-services.tsx';
import { UploadServices } from '../../field-services/upload-services.tsx';
import { ReferenceServices } from '../../field-services/reference-services.tsx';
import { ScreenServices } from '../../field-services/screen-services.tsx';
import type { DesignerSession } from '../session/create-designer-session.ts';
import { DesignerContext } from '../session/designer-context.tsx';
import { AnnouncerProvider } from './screen/announcer.tsx';
import { DesignerBar, type DesignerSubject } from './bar/designer-bar.tsx';
import { Canvas } from './canvas/canvas.tsx';
import { DragProvider } from './drag/drag-provider.tsx';
import { ShortcutDialog } from './keyboard/shortcut-dialog.tsx';
import { MountedSettings } from './inspector/mounted-settings.tsx';
import { useTabOfSelection } from './inspector/use-tab-of-selection.ts';
import { useShortcuts } from './keyboard/use-shortcuts.ts';
import { RepairedNotice } from './layers/repaired-notice.tsx';
import { InspectorColumn, OpenPanel, PanelRail } from './panels.tsx';
import { ConflictDialog, type ConflictChoice } from './problems/conflict-dialog.tsx';
import { PublishControl } from './publish/publish-control.tsx';
import { ProblemNotices } from './problems/problem-notices.tsx';
import { SaveContentDialog } from './saved-content/save-content-dialog.tsx';
import { useSignedOut } from './problems/use-signed-out.ts';
import { useUnloadGuard } from './problems/use-unload-guard.ts';
import { ScreenStateProvider, useScreen } from './screen/screen-state.tsx';
import * as styles from './screen/screen.css.ts';
import { TextCover, TextStrip } from './text-tools/text-strip.tsx';
import { useSheetForPicture } from './text-tools/use-selected-picture.ts';
import { useMedia } from './screen/use-media.ts';

interface Props {
  session: DesignerSession;
  subject: DesignerSubject;
  onConflict: (choice: ConflictChoice) => Promise<void>;
}

/** The designer of one open document, which fills the window. */
export function DesignerScreen({ session, ...rest }: Props) {
  const t = useText();
  return (
    <DesignerContext value={session}>
      <TooltipProvider delayDuration={450}>
        <ToastProvider label={t('designer_notices_label')}>
          <UploadServices>
            <ReferenceServices>
              <CategoryServices>
                <ScreenServices>
                  <AnnouncerProvider>
                    <ScreenStateProvider>
                      <MountedSettings>
                        <DragProvider>
                          <Parts {...rest} />
                        </DragProvider>
                      </MountedSettings>
                    </ScreenStateProvider>
                  </AnnouncerProvider>
                </ScreenServices>
              </CategoryServices>
            </ReferenceServices>
          </UploadServices>
        </ToastProvider>
      </TooltipProvider>
    </DesignerContext>
  );
}

function Parts({ subject, onConflict }: Omit<Props, 'session'>) {
  const t = useText();
  useShortcuts();
  useUnloadGuard();
  useSignedOut();
  useTabOfSelection();
  const wide = useMedia(styles.beside);
  const roomy = useMedia(styles.roomy);
  const { panel } = useScreen();
  useSheetForPicture(wide);
  return (
    <div className={styles.screen}>
      <header className={styles.top}>
        <DesignerBar subject={subject}>
          <PublishControl kind={subject.kind} />
        </DesignerBar>
        {!wide && <TextCover />}
      </header>
      <ProblemNotices>
        <RepairedNotice />
      </ProblemNotices>
      <div className={styles.work}>
        {wide && <PanelRail wide />}
        <OpenPanel />
        <main className={styles.column} aria-label={t('designer_canvas_label')} tabIndex={-1} data-canvas="">
          {wide && <TextStrip />}
          <Canvas kind={subject.kind} />
        </main>
        {wide && (roomy || panel === null) && <InspectorColumn />}
      </div>
      {!wide && <PanelRail wide={false} />}
      <ShortcutDialog />
      <SaveContentDialog />
      <ConflictDialog onChoose={onConflict} />
    </div>
  );
}
