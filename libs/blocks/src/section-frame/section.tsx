import { useContext, type CSSProperties, type ReactNode } from 'react';
import { Backdrop } from '../style-settings/backdrop.tsx';
import { lookOf } from '../style-settings/block-look.ts';
import { EditingContext } from '../style-settings/editing-context.ts';
import { groundOf } from '../style-settings/ground.ts';
import { withBackdrop } from '../style-settings/style-settings.css.ts';
import type { StyleValues } from '../style-settings/style-settings.ts';
import { useOwnId } from '../style-settings/use-own-id.ts';

interface SectionProps {
  data: StyleValues;
  as?: 'section' | 'header' | 'div';
  className?: string;
  /** Address of a background picture of the section itself. */
  image?: string | undefined;
  /** Whether that picture is the first one of the page, so that it is loaded eagerly. */
  isFirst?: boolean;
  children: ReactNode;
}

/** The layer of a header; its menus are above every block of the page. */
const HEADER_LAYER = 50;

/** The outermost element of a section template, with the settings that all sections share (SEC-03, STY-01). */
export function Section({
  data,
  as: Tag = 'section',
  className = '',
  image,
  isFirst = false,
  children,
}: SectionProps) {
  const editable = useContext(EditingContext);
  const { classNames, style, wantedId } = lookOf(data, editable);
  const ground = groundOf(data, image);
  const id = useOwnId(wantedId);
  const names = [...classNames, ground.image && withBackdrop, className].filter(Boolean).join(' ');
  return (
    <Tag
      id={id}
      className={names || undefined}
      style={{
        ...(Tag === 'header' ? headerStyle(style) : style),
        ...(!ground.isVeil && ground.color && { backgroundColor: ground.color }),
      }}
    >
      <Backdrop ground={ground} isFirst={isFirst} />
      {children}
    </Tag>
  );
}

/** A header stays above the page, and its menus are never cut off by a height. */
function headerStyle({ zIndex, overflowY: _cut, ...style }: Readonly<Record<string, string>>): CSSProperties {
  return zIndex === undefined ? style : { ...style, zIndex: HEADER_LAYER + Number(zIndex) };
}
