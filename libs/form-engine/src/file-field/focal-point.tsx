import type { FocalPoint } from '@etalage/site-model';
import { useText } from '@etalage/ui-kit';
import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '../controls/button.tsx';
import * as styles from './focal-point.css.ts';
import { movedPoint, pointAt } from './move-point.ts';

interface Props {
  /** Name of the picture. */
  name: string;
  /** Address of the picture. */
  source: string;
  /** Undefined while its owner set none: the middle. */
  focus: FocalPoint | undefined;
  disabled: boolean;
  onChange: (focus: FocalPoint | undefined) => void;
}

const MIDDLE: FocalPoint = { x: 50, y: 50 };

/** The point of a picture that stays in view where it is cropped: clicked, dragged, or moved with the arrow keys. */
export function FocalPointPicker({ name, source, focus, disabled, onChange }: Props) {
  const t = useText();
  const hintId = useId();
  const box = useRef<HTMLDivElement>(null);
  const { x, y } = focus ?? MIDDLE;
  const set = (point: FocalPoint) => {
    if (!disabled && (point.x !== x || point.y !== y)) onChange(point);
  };
  const follow = (event: PointerEvent) => {
    if (box.current) set(pointAt(box.current.getBoundingClientRect(), event));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const point = movedPoint({ x, y }, event.key, event.shiftKey);
    if (!point) return;
    event.preventDefault();
    set(point);
  };
  return (
    <div className={styles.panel}>
      <p id={hintId} className={styles.hint}>
        {t('formfield_focus_hint')}
      </p>
      <div
        ref={box}
        className={styles.preview}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          follow(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && follow(event)}
      >
        <img className={styles.image} src={source} alt="" draggable={false} />
        <div
          role="slider"
          tabIndex={0}
          className={styles.point}
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={t('formfield_focus_point', { name })}
          aria-describedby={hintId}
          aria-disabled={disabled || undefined}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={x}
          aria-valuetext={t('formfield_focus_value', { x, y })}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={styles.foot}>
        <span>{t('formfield_focus_value', { x, y })}</span>
        <Button disabled={disabled || !focus} onClick={() => onChange(undefined)}>
          {t('formfield_focus_reset')}
        </Button>
      </div>
    </div>
  );
}
