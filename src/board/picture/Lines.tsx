/** The lines of a picture: claims as wide as they are large, the path in numbered legs over them. */
import { strokeOf } from './kinds';
import { labelWidth } from './labels';
import type { Layout } from './layout';
import { DISC, type FlowMark, type LegMark } from './marks';

interface LinesProps {
  readonly layout: Layout;
  readonly flows: readonly FlowMark[];
  readonly legs: readonly LegMark[];
  /** Says in one sentence what is to be seen. */
  readonly label: string;
  /** Called with the claim under the pointer. */
  readonly onPoint: (flowKey: string | null) => void;
}

/** The drawing without its parties, which stand over it as buttons. */
export function Lines({ layout, flows, legs, label, onPoint }: LinesProps) {
  return (
    // Some screen readers go on into a picture, and say its figures without what they belong to: the tables hold them all.
    <div className="picture-lines" role="img" aria-label={label}>
      <svg viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true" focusable="false">
        {flows.map((mark) => (
          <FlowLine key={mark.flow.key} mark={mark} onPoint={onPoint} />
        ))}
        {legs.map(({ number, route }) => (
          <g key={number} className="picture-leg">
            <path d={route.d} />
            <polygon points={route.arrow} />
          </g>
        ))}
        {flows.map((mark) => (
          <FlowLabel key={mark.flow.key} mark={mark} />
        ))}
        {legs.map(
          ({ number, centre }) =>
            centre && (
              <g
                key={number}
                className="picture-disc"
                transform={`translate(${centre.x} ${centre.y})`}
              >
                <circle r={DISC / 2 - 1} />
                <text dy="0.36em">{number}</text>
              </g>
            ),
        )}
      </svg>
    </div>
  );
}

interface FlowLineProps {
  readonly mark: FlowMark;
  readonly onPoint: (flowKey: string | null) => void;
}

function FlowLine({ mark: { flow, route, isDimmed }, onPoint }: FlowLineProps) {
  const { colour, dash } = strokeOf(flow.kind);
  const isGone = flow.amount === 0;
  return (
    <g
      className="picture-flow"
      data-dimmed={isDimmed}
      data-gone={isGone}
      onPointerEnter={() => onPoint(flow.key)}
      onPointerLeave={() => onPoint(null)}
    >
      <path className="picture-reach" d={route.d} />
      <path
        d={route.d}
        stroke={colour}
        strokeWidth={route.width}
        strokeDasharray={isGone ? '1 4' : dash}
      />
      <polygon points={route.arrow} fill={colour} />
    </g>
  );
}

function FlowLabel({ mark: { flow, label, change, centre } }: { readonly mark: FlowMark }) {
  if (!centre) return null;
  const width = labelWidth(`${label}${change}`);
  return (
    <g
      className="picture-label"
      data-change={flow.change === 0 ? undefined : flow.change > 0 ? 'grew' : 'shrank'}
      transform={`translate(${centre.x} ${centre.y})`}
    >
      <rect x={-width / 2} y={-6} width={width} height={12} rx={3} />
      <text dy="0.36em">
        {label}
        {change && (
          <tspan className={flow.change > 0 ? 'picture-grew' : 'picture-shrank'} dx="0.4em">
            {change}
          </tspan>
        )}
      </text>
    </g>
  );
}
