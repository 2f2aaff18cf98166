import { useText } from '@etalage/ui-kit';
import { ToastProvider } from '@etalage/ui-kit/dashboard';
import type { ReactNode } from 'react';
import { UploadServices } from '../field-services/upload-services.tsx';
import { OfflineBar } from './offline-bar.tsx';
import { PhoneBar } from './phone-bar.tsx';
import * as styles from './shell.css.ts';
import { Sidebar } from './sidebar.tsx';
import { TestPaymentsBar } from './test-payments-bar.tsx';

/** The layout of every screen except the designer: the navigation, and the screen beside it. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <ToastProvider label={t('dashboard_messages')}>
      <a className={styles.skip} href="#inhoud">
        {t('dashboard_skip')}
      </a>
      <OfflineBar />
      <div className={styles.frame}>
        <header className={styles.side}>
          <Sidebar />
        </header>
        <PhoneBar />
        <main id="inhoud" className={styles.sheet} tabIndex={-1}>
          <div className={styles.page}>
            <TestPaymentsBar />
            <UploadServices>{children}</UploadServices>
          </div>
        </main>
      </div>
    </ToastProvider>
  );
}
