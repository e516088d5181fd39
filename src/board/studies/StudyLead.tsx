/** How a study opens: a small picture of it, what it shows, and an example. */
import type { ReactNode } from 'react';
import { typeset } from '../sentence/plainText';
import { LEADS } from './leads';
import './lead.css';

/** The opening of the study with this id; nothing where there is none to say. */
export function StudyLead({ id }: { readonly id: string }) {
  const lead = LEADS.get(id);
  if (!lead) return null;
  return (
    <div className="study-lead">
      <svg viewBox="0 0 72 44" aria-hidden="true" focusable="false">
        {PICTURES.get(id)}
      </svg>
      <p>
        {typeset(lead.says)}{' '}
        <span className="study-quiet">For instance: {typeset(lead.example)}</span>
      </p>
    </div>
  );
}

/** A T-account of this width with its top left corner at `x`, `y`. */
function T({ x, y, width }: { readonly x: number; readonly y: number; readonly width: number }) {
  return <path d={`M${x} ${y}h${width}M${x + width / 2} ${y}v26`} />;
}

/** In the units of the picture; `lead-strong` is what it is about. */
const PICTURES: ReadonlyMap<string, ReactNode> = new Map([
  [
    'charts',
    <g key="charts">
      <path d="M6 4v34h62" />
      <path className="lead-strong" d="M10 32L24 26L38 28L52 12L66 9" />
      <path strokeDasharray="4 3" d="M10 22L24 22L38 17L52 20L66 20" />
    </g>,
  ],
  [
    'rates',
    <g key="rates">
      <path d="M6 8h24v4h36M6 36h24v-4h36" />
      <path strokeDasharray="4 3" d="M6 18h60" />
      <path className="lead-strong" d="M13 26h.01M24 22h.01M38 27h.01M49 21h.01M60 24h.01" />
    </g>,
  ],
  [
    'factors',
    <g key="factors">
      <path d="M6 38h60" />
      <path className="lead-bar" d="M8 22h12v16h-12zM52 14h12v24h-12z" />
      <path className="lead-strong" d="M25 22v-12h8v12M38 10v10h8v-10" />
    </g>,
  ],
  [
    'checks',
    <g key="checks">
      <path d="M6 38h38" />
      <path className="lead-bar" d="M11 14h10v24h-10zM29 14h10v24h-10z" />
      <path className="lead-strong" d="M50 24l6 6l11 -14" />
    </g>,
  ],
  [
    'refused',
    <g key="refused">
      <path d="M6 22h30M29 16l8 6l-8 6" />
      <path className="lead-strong" d="M46 6v32M54 17l10 10M64 17l-10 10" />
    </g>,
  ],
  [
    'compare',
    <g key="compare">
      <T x={5} y={10} width={26} />
      <T x={41} y={10} width={26} />
      <path className="lead-strong" d="M8 19h7M44 19h3" />
      <path d="M21 19h7M57 19h7" />
    </g>,
  ],
  [
    'what-if',
    <g key="what-if">
      <path d="M8 28h56" />
      <path className="lead-strong" strokeDasharray="4 3" d="M8 28C18 4 34 4 46 28" />
      <path
        className="lead-bar"
        d="M4 28a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM42 28a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM60 28a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z"
      />
      <path d="M23 24l8 8M31 24l-8 8" />
    </g>,
  ],
  [
    'systems',
    <g key="systems">
      <path d="M6 4v36" />
      <path className="lead-bar" d="M6 8h56v7h-56zM6 19h30v7h-30z" />
      <path className="lead-bar lead-most" d="M6 30h16v7h-16z" />
    </g>,
  ],
  [
    'records',
    <g key="records">
      <path className="lead-strong" d="M8 10h6M11 7v6M8 34h6" />
      <path d="M22 10h42M22 22h30M22 34h36M8 22h6M11 19v6" />
    </g>,
  ],
  [
    'accounts',
    <g key="accounts">
      <path d="M10 8h52M36 8v30" />
      <path className="lead-strong" d="M14 17h16M14 25h11" />
      <path d="M42 17h14" />
    </g>,
  ],
]);
