import { DashboardForm } from '@etalage/form-engine/editor';
import type { FieldDefinition } from '@etalage/form-engine/schema';
import { pictureSources } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useFormContext, useWatch } from 'react-hook-form';
import { UploadServices } from '../../field-services/upload-services.tsx';
import { useSession } from '../../session/session-context.ts';
import type { PageSettings } from './page-settings.ts';
import * as styles from './pages.css.ts';
import { SettingsSection } from './settings-section.tsx';

const fields: readonly FieldDefinition[] = [
  {
    type: 'image',
    key: 'share_image',
    title: 'pages_share_image',
    help: 'pages_share_image_hint',
    settings: { maxFiles: 1 },
  },
];

/** The picture with which a page is shared, as others see it in a message. */
export function PageShareFields() {
  const t = useText();
  const { website } = useSession();
  const { control, setValue } = useFormContext<PageSettings>();
  const [image, title, seoTitle, description] = useWatch({
    control,
    name: ['share_image', 'title', 'seo_title', 'seo_description'],
  });
  const picture = image.replaceAll('|', '');
  return (
    <SettingsSection title={t('pages_section_share')} about={t('pages_section_share_about')}>
      <figure className={styles.shared}>
        <figcaption className={styles.previewLabel}>{t('pages_share_preview')}</figcaption>
        {picture !== '' && (
          <img className={styles.sharedPicture} {...pictureSources(picture, '24rem')} alt="" />
        )}
        <p className={styles.previewAddress}>{new URL(website.url).host}</p>
        <p className={styles.sharedTitle}>{seoTitle.trim() || `${title} | ${website.name}`}</p>
        {description.trim() !== '' && <p className={styles.previewText}>{description}</p>}
      </figure>
      <UploadServices>
        <DashboardForm
          fields={fields}
          values={{ share_image: image }}
          onChange={({ share_image }) => {
            if (typeof share_image === 'string') setValue('share_image', share_image, { shouldDirty: true });
          }}
        />
      </UploadServices>
    </SettingsSection>
  );
}
