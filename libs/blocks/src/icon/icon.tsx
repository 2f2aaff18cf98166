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

/** An icon within the text's colour; it says nothing itself, so words stand beside it or for screen readers only. */
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

/** Where the icons of stored data come from: the shapes of a name, undefined when it is unknown or not there yet. */
export type IconSource = (name: string) => readonly string[] | undefined;

/** The server reads an icon from the sprite when a page needs it, so that a page holds the icons it shows and no other. */
export const IconSourceContext = createContext<IconSource>(() => undefined);

/** An icon by a name from stored data (NAV-33, ICON-04); nothing for a name that is no icon. */
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
