import { createContext, useContext, type SVGProps } from 'react';
import { filledIcons, strokedIcons, type IconName } from './icon-paths.table.ts';

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
}

const frame = (name: string, size: number): SVGProps<SVGSVGElement> & { 'data-icon': string } => ({
  'data-icon': name,
  'aria-hidden': 'true',
  focusable: 'false',
  width: size,
  height: size,
  viewBox: '0 0 24 24',
});

/**
 * An icon in the colour of the text; hidden from screen readers, so there is text beside it or for screen readers only.
 */
export function Icon({ name, size = 20 }: IconProps) {
  const isFilled = name in filledIcons;
  const path = isFilled
    ? filledIcons[name as keyof typeof filledIcons]
    : strokedIcons[name as keyof typeof strokedIcons];
  return (
    <svg
      {...frame(name, size)}
      fill={isFilled ? 'currentColor' : 'none'}
      {...(!isFilled && {
        stroke: 'currentColor',
        strokeWidth: 1.7,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      })}
    >
      <path d={path} />
    </svg>
  );
}

/**
 * The source of the icons of stored data: the shapes of a name, undefined when it is unknown or not loaded yet.
 */
export type IconSource = (name: string) => readonly string[] | undefined;

/**
 * The server reads an icon from the sprite when a page needs it, so that a page contains only the icons that it shows.
 */
export const IconSourceContext = createContext<IconSource>(() => undefined);

/** An icon by a name from stored data (NAV-33, ICON-04); renders nothing for an unknown name. */
export function NamedIcon({ name, size = 20 }: { name: string; size?: number }) {
  const shapes = useContext(IconSourceContext)(name);
  if (shapes) {
    return (
      <svg {...frame(name, size)} fill="currentColor">
        {shapes.map((shape) => (
          <path key={shape} d={shape} />
        ))}
      </svg>
    );
  }
  return Object.hasOwn(strokedIcons, name) || Object.hasOwn(filledIcons, name) ? (
    <Icon name={name as IconName} size={size} />
  ) : null;
}
