/** A figure of a sheet; on a board that is played a button that asks what made it up. */
import { figure } from '@/events/money';

/** What a board does with figures that are pressed. */
export interface Figures {
  /** Whose figures they are, by name. */
  readonly owner: string;
  /** Whether the Tab key stops at them. */
  readonly isReached: boolean;
  /** Takes the key of the sheet line. */
  readonly onFigure: (lineKey: string) => void;
}

interface FigureProps {
  /** Cents. */
  readonly amount: number;
  readonly lineKey: string;
  /** What the figure's line is called. */
  readonly label: string;
  /** Left out where nothing can be asked. */
  readonly figures: Figures | undefined;
}

/** The figure. */
export function Figure({ amount, lineKey, label, figures }: FigureProps) {
  const text = figure(amount);
  if (!figures) return <span className="t-figure">{text}</span>;
  return (
    <button
      type="button"
      className="t-figure t-figure-button"
      aria-label={`${figures.owner}, ${label}, ${text}: what makes it up`}
      aria-haspopup="dialog"
      tabIndex={figures.isReached ? undefined : -1}
      onClick={() => figures.onFigure(lineKey)}
    >
      {text}
    </button>
  );
}
