import { useState } from 'react';

interface AddressCheckProps {
  /** Whether the address of the screen says so. */
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  className?: string;
  boxClassName?: string;
}

/** A checkbox whose state is in the address, which changes later than the press. */
export function AddressCheck({ checked, onChange, label, className, boxClassName }: AddressCheckProps) {
  const [known, setKnown] = useState(checked);
  const [shown, setShown] = useState(checked);
  if (known !== checked) {
    setKnown(checked);
    setShown(checked);
  }
  return (
    <label className={className}>
      <input
        type="checkbox"
        className={boxClassName}
        checked={shown}
        onChange={(event) => {
          setShown(event.target.checked);
          onChange(event.target.checked);
        }}
      />
      {label}
    </label>
  );
}
