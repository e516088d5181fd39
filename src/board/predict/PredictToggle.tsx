'use client';
/** Whether the next action is predicted before it is posted. */

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
