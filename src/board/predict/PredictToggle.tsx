'use client';
/** Whether actions are predicted before they are posted. */

interface PredictToggleProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** The switch beside the form for actions. */
export function PredictToggle({ isOn, onChange }: PredictToggleProps) {
  return (
    <label className="predict-toggle">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      Predict first
    </label>
  );
}
