import { useText } from '@etalage/ui-kit';
import { useContext, type CSSProperties } from 'react';
import { Picture } from '../../picture/picture.tsx';
import { Icon } from '../../icon/icon.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { PagePolicyContext } from '../../runtime/page-policy.ts';
import type { threedmodel } from './threedmodel.schema.ts';
import * as styles from './threedmodel.css.ts';

type Data = BlockProps<typeof threedmodel>['data'];

/** A 3D model (BLK-70). The designer shows its picture, because it runs no script of a page. */
export function ThreeDModel({ data, editable }: BlockProps<typeof threedmodel>) {
  const source = data.url[0];
  if (!source && !editable) return null;
  return (
    <figure className={`${styles.figure} ${styles.align[data.align]}`}>
      {editable ? <Preview data={data} hasModel={Boolean(source)} /> : <Viewer data={data} source={source} />}
    </figure>
  );
}

/** Its script and the model are loaded when it is seen; without a script the picture stays. */
function Viewer({ data, source = '' }: { data: Data; source?: string | undefined }) {
  const t = useText();
  useContext(PagePolicyContext).allow('models', source);
  const name = data.alt || t('website_model_label');
  return (
    <div
      className={styles.viewer}
      style={sizeOf(data)}
      data-behaviour="three-d-model"
      data-model={source}
      data-loading-text={t('website_model_loading')}
      data-failed-text={t('website_model_failed')}
    >
      <Poster data={data} />
      <div
        className={styles.view}
        data-view=""
        role="img"
        aria-label={`${name}. ${t('website_model_keys')}`}
        tabIndex={-1}
      />
      <button
        type="button"
        className={styles.pause}
        data-pause={t('website_model_pause')}
        data-play={t('website_model_play')}
        aria-label={t('website_model_pause')}
      >
        <span className={styles.pauseSign}>
          <Icon name="pause" />
        </span>
        <span className={styles.playSign}>
          <Icon name="play" />
        </span>
      </button>
      <p className={styles.status} role="status" />
    </div>
  );
}

function Preview({ data, hasModel }: { data: Data; hasModel: boolean }) {
  const t = useText();
  return (
    <div className={styles.viewer} style={sizeOf(data)}>
      <Poster data={data} />
      <p className={styles.note}>{t(hasModel ? 'block_model_note' : 'block_model_empty')}</p>
    </div>
  );
}

/** What shows until the model does. */
function Poster({ data: { poster, alt } }: { data: Data }) {
  const [source] = poster;
  if (source)
    return <Picture className={styles.poster} source={source} sizes="min(100vw, 80rem)" alt={alt} />;
  return (
    <svg className={styles.cube} viewBox="0 0 24 24" aria-hidden="true">
      <path d="m12 3 8 4.5v9L12 21l-8-4.5v-9L12 3Zm0 9 8-4.5M12 12v9m0-9L4 7.5" />
    </svg>
  );
}

/** As wide as its place without a width, and three quarters as high as wide without a height. */
function sizeOf({ width, height }: Data): CSSProperties {
  const isPixels = width !== null || height !== null;
  const high = height ?? (width ?? 4) * 0.75;
  const wide = width ?? (high * 4) / 3;
  return { maxWidth: isPixels ? `${wide}px` : undefined, aspectRatio: `${wide} / ${high}` };
}
