import { container } from '@etalage/ui-kit';
import { AllowPictures } from '../../picture/allow-pictures.tsx';
import { Picture } from '../../picture/picture.tsx';
import { PicturePlaceholder } from '../../picture/picture-placeholder.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { componentContent } from '../../section-frame/section.css.ts';
import { Section } from '../../section-frame/section.tsx';
import { tileLink } from '../../tile/tile-link.ts';
import type { featureTile } from './feature-tile.schema.ts';
import * as styles from './feature-tile.css.ts';

type Data = BlockProps<typeof featureTile>['data'];

/** Pictures with a title that each lead to a page (SEC-73). */
export function FeatureTile({ data, editable }: BlockProps<typeof featureTile>) {
  if (data.items.length === 0) return null;
  return (
    <Section data={data}>
      <ul className={`${container} ${componentContent} ${styles.tiles}`}>
        {data.items.map(({ key, values }) => (
          <li key={key} className={styles.item}>
            <TileFace item={values} data={data} editable={editable} />
          </li>
        ))}
      </ul>
      <AllowPictures
        sources={data.items.flatMap(({ values }) => (values.link === '' ? [] : values.image.slice(0, 1)))}
        isAcrossPage
      />
    </Section>
  );
}

interface FaceProps {
  item: Data['items'][number]['values'];
  data: Data;
  editable: boolean;
}

/** A tile; without an address it is no link. */
function TileFace({ item, data, editable }: FaceProps) {
  const { site } = usePage();
  const [picture] = item.image;
  const face = (
    <>
      {picture && (
        <Picture
          className={styles.image}
          source={picture}
          sizes="(min-width: 1190px) 30vw, 50vw"
          alt=""
          isWithinLink={item.link !== ''}
          width={480}
          height={360}
        />
      )}
      <span className={styles.edge}>
        <span className={styles.title} style={{ textAlign: data.alignment }}>
          {item.title}
        </span>
      </span>
      {!picture && editable && <PicturePlaceholder isOverlay className={styles.sign} />}
    </>
  );
  if (item.link === '') return <div className={styles.tile}>{face}</div>;
  return (
    <a className={styles.tile} {...tileLink({ link: '', url: item.link }, site.live_domain)}>
      {face}
    </a>
  );
}
