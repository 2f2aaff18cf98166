import { cssColor } from '@etalage/site-model';
import { button } from '@etalage/ui-kit';
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
  const { type = '', icon = '', text_color: textColor = '' } = item.style ?? {};
  const look = type === 'primary' || type === 'secondary' ? button[type] : className;
  const color = cssColor(textColor);
  return (
    <a
      className={`${look} ${own}`.trim()}
      href={item.link || '/'}
      aria-current={isCurrent(item, path) ? 'page' : undefined}
      style={color ? { color } : undefined}
    >
      {icon !== '' && <NamedIcon name={icon} />}
      {item.label}
    </a>
  );
}

/** Class names typed by an owner; invalid ones are dropped. */
export function classNames(typed: string): string {
  return typed
    .split(/\s+/)
    .filter((name) => /^[A-Za-z_-][\w-]*$/.test(name))
    .join(' ');
}
