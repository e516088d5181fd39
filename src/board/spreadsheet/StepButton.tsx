/** A row's number, and the way to its step. */
import { writtenStep } from '@/events/timeline/stepNumber';
import './step.css';

interface StepButtonProps {
  readonly number: number;
  readonly isShown: boolean;
  /** What the step was about, shown under a pointer. */
  readonly title?: string;
  readonly onRound: (round: number) => void;
}

/** A button that goes to a step. */
export function StepButton({ number, isShown, title, onRound }: StepButtonProps) {
  return (
    <button
      type="button"
      className="step-go"
      title={title}
      aria-current={isShown ? 'step' : undefined}
      onClick={() => onRound(number)}
    >
      <span className="visually-hidden">Step </span>
      {writtenStep(number)}
    </button>
  );
}
