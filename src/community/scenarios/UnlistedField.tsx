'use client';
/** Whether a scenario is in no list. */

interface UnlistedFieldProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** The choice, with what it means. */
export function UnlistedField({ checked, onChange }: UnlistedFieldProps) {
  return (
    <label className="publish-fork">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />{' '}
      Unlisted: only those who have its address find it
    </label>
  );
}
