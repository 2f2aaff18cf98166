import { button } from '@etalage/ui-kit';
import { Picture } from '../../picture/picture.tsx';
import type { BlockProps } from '../../runtime/block-props.ts';
import { usePage } from '../../runtime/page-context.ts';
import { tileLink } from '../../tile/tile-link.ts';
import type { buttonBlock } from './button.schema.ts';
import * as styles from './button.css.ts';

type Data = BlockProps<typeof buttonBlock>['data'];

/** A button (BLK-48, BLK-49); active when its address is the page's, or initially (BLK-50, BLK-51). */
export function ButtonBlock({ data, editable }: BlockProps<typeof buttonBlock>) {
  const { site, path } = usePage();
  const isActive = data.default_active_state || data.url === path;
  const className = [button[data.type], styles.radius[data.radius], styles.face].filter(Boolean).join(' ');
  const shared = { className, id: data.button_div_id || undefined, 'data-active': isActive ? '' : undefined };
  return (
    <p className={`${styles.row} ${styles.align[data.align]} ${styles.mobileAlign[data.mobile_align]}`}>
      {data.url === '' ? (
        <button {...shared} type="button" {...(!editable && clickEventOf(data))}>
          <ButtonFace data={data} />
        </button>
      ) : (
        <a
          {...shared}
          {...linkOf(data, site.live_domain)}
          {...(!editable && activityOf(data))}
          aria-current={data.url === path ? 'page' : undefined}
        >
          <ButtonFace data={data} />
        </a>
      )}
    </p>
  );
}

/** The owner's settings take precedence over what follows from the address. */
function linkOf({ url, target, rel }: Data, liveDomain: string) {
  const link = tileLink({ link: '', url }, liveDomain);
  return { ...link, ...(target && { target }), ...(rel && { rel }) };
}

/** The server does not know what follows the # of the address, so the page itself looks (BLK-50, BLK-51). */
function activityOf({ url, default_active_state }: Data) {
  if (!default_active_state && !url.includes('#')) return {};
  return {
    'data-behaviour': 'active-button',
    'data-activity': '',
    'data-default-active': default_active_state ? '' : undefined,
  };
}

/** Visitors' buttons only: in the designer a press selects the block. */
function clickEventOf({ click_event_identifier: identifier }: Data) {
  return identifier === '' ? {} : { 'data-behaviour': 'click-event', 'data-click-event': identifier };
}

function ButtonFace({ data }: { data: Data }) {
  const image = data.image_url[0];
  if (!image) return data.title;
  return (
    <Picture
      className={styles.radius[data.radius]}
      source={image}
      isWithinLink
      alt={data.alt || data.title}
      width={data.width ?? undefined}
      height={data.height ?? undefined}
    />
  );
}
