import { useText } from '@etalage/ui-kit';
import { Dialog, TableSkeleton } from '@etalage/ui-kit/dashboard';
import { useQuery } from '@tanstack/react-query';
import { libraryFileQuery } from '../../queries/library-queries.ts';
import { LoadFailure } from '../../screen/load-failure.tsx';
import { useSession } from '../../session/session-context.ts';
import { FileAbout } from './file-about.tsx';
import { FileForm } from './file-form.tsx';
import { FilePicture } from './file-picture.tsx';
import * as styles from './files.css.ts';
import { PlaceList } from './place-list.tsx';
import type { FileSearch } from './use-file-search.ts';

interface FileDetailProps {
  fileKey: string;
  search: FileSearch;
}

/** One file: what it is, what is said about it and where it is used. */
export function FileDetail({ fileKey, search }: FileDetailProps) {
  const t = useText();
  const { website } = useSession();
  const { data, isError, refetch } = useQuery(libraryFileQuery(website.id, fileKey));
  const close = () => search.set({ bestand: '' });
  return (
    <Dialog
      open
      size="large"
      title={data?.file.name ?? t('library_files')}
      onOpenChange={(open) => !open && close()}
    >
      {isError && !data && <LoadFailure onRetry={() => void refetch()} />}
      {!isError && !data && <TableSkeleton label={t('dashboard_loading')} rows={3} />}
      {data && (
        <div className={styles.detail}>
          <div className={styles.detailSide}>
            <div className={styles.preview}>
              <FilePicture file={data.file} sizes="20rem" />
            </div>
            <FileAbout details={data} onGone={close} onOther={search.open} />
          </div>
          <div className={styles.detailMain}>
            {data.file.removed_at === '' && <FileForm file={data.file} />}
            <section>
              <h3 className={styles.part}>{t('library_places')}</h3>
              {data.total === 0 ? (
                <p className={styles.soft}>{t('library_places_none')}</p>
              ) : (
                <PlaceList places={data.places} total={data.total} hasState />
              )}
            </section>
            {data.copies.length > 0 && (
              <section>
                <h3 className={styles.part}>{t('library_copies')}</h3>
                <ul className={styles.places}>
                  {data.copies.map(({ key, name, folder }) => (
                    <li key={key}>
                      <button type="button" className={styles.copyLink} onClick={() => search.open(key)}>
                        {folder === '' ? name : `${folder} / ${name}`}
                      </button>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
