import type { TextKey } from '@etalage/texts';
import { useText } from '@etalage/ui-kit';
import { controlButton, Icon, Tooltip } from '@etalage/ui-kit/dashboard';
import { devices, type Device } from '../screen/canvas-size.ts';
import { useScreen } from '../screen/screen-state.tsx';
import * as styles from './bar.css.ts';

export const deviceNames = {
  desktop: 'designer_device_desktop',
  tablet: 'designer_device_tablet',
  phone: 'designer_device_phone',
} as const satisfies Record<Device, TextKey>;

/** Switches between the widths of a computer, tablet and phone. */
export function DeviceSwitch() {
  const t = useText();
  const { device, change } = useScreen();
  return (
    <div className={styles.segments} role="group" aria-label={t('designer_device_label')}>
      {devices.map((one) => (
        <Tooltip key={one} text={t(deviceNames[one])}>
          <button
            type="button"
            className={controlButton.icon}
            aria-label={t(deviceNames[one])}
            aria-pressed={device === one}
            onClick={() => change({ device: one })}
          >
            <Icon name={one} />
          </button>
        </Tooltip>
      ))}
    </div>
  );
}
