import { filledIcons, strokedIcons, type IconName } from './icon-paths.table.ts';

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
}

/** An icon within the text's colour; it says nothing itself, so words stand beside it or for screen readers only. */
export function Icon({ name, size = 20 }: IconProps) {
  const isFilled = name in filledIcons;
  const path = isFilled
    ? filledIcons[name as keyof typeof filledIcons]
    : strokedIcons[name as keyof typeof strokedIcons];
  return (
    <svg
      data-icon={name}
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
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

/** An icon by a name from stored data; nothing for a name that is not drawn yet. */
export function NamedIcon({ name, size }: { name: string; size?: number }) {
  return name in strokedIcons || name in filledIcons ? <Icon name={name as IconName} size={size} /> : null;
}
