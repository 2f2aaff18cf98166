import { cssColor } from '@etalage/site-model';
import { button } from '@etalage/ui-kit';
import type { CSSProperties } from 'react';
import { NamedIcon } from '../icon/icon.tsx';
import { usePage } from '../runtime/page-context.ts';
import { isCurrent } from './is-current.ts';

interface MenuLinkProps {
  item: {
    label: string;
    link: string;
    class: string;
    item_type: string;
    text: string;
    style?: { type: string; icon: string; text_color: string };
  };
  className: string;
}

/**
 * One entry of a menu: a link (NAV-05, NAV-08, NAV-36), a button in the site's style (NAV-32), or free text (NAV-07),
 * with its own class, icon and colour (NAV-33, NAV-34, NAV-39).
 */
export function MenuLink({ item, className }: MenuLinkProps) {
  const { path } = usePage();
  const own = classNames(item.class);
  if (item.item_type === 'text') {
    // Rich text is sanitised at every write.
    return <div className={`${className} ${own}`.trim()} dangerouslySetInnerHTML={{ __html: item.text }} />;
  }
  const { type = '' } = item.style ?? {};
  const look = type === 'primary' || type === 'secondary' ? button[type] : className;
  return (
    <a
      className={`${look} ${own}`.trim()}
      href={item.link || '/'}
      aria-current={isCurrent(item, path) ? 'page' : undefined}
      style={entryColor(item)}
    >
      <EntryFace item={item} />
    </a>
  );
}

/** The icon and label of an entry (NAV-33). */
export function EntryFace({ item: { label, style } }: Pick<MenuLinkProps, 'item'>) {
  return (
    <>
      {style && style.icon !== '' && <NamedIcon name={style.icon} />}
      {label}
    </>
  );
}

/** The own colour of an entry (NAV-34). */
export function entryColor({ style }: MenuLinkProps['item']): CSSProperties | undefined {
  const color = cssColor(style?.text_color ?? '');
  return color ? { color } : undefined;
}

/** Class names typed by an owner; invalid ones are dropped. */
export function classNames(typed: string): string {
  return typed
    .split(/\s+/)
    .filter((name) => /^[A-Za-z_-][\w-]*$/.test(name))
    .join(' ');
}
