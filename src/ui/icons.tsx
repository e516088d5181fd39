/** The icons: 24 units square, stroke 2, in the colour of the text beside them, silent to readers. */
import type { ReactNode } from 'react';

export interface IconProps {
  /** Edge in pixels; 24 unless told. */
  readonly size?: number | undefined;
}

function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export function FirstIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6v12M18 6l-6 6 6 6" />
    </Icon>
  );
}

export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15 6l-6 6 6 6" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5v13l10.5-6.5z" fill="currentColor" />
    </Icon>
  );
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6v12M15 6v12" />
    </Icon>
  );
}

export function ForwardIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M9 6l6 6-6 6" />
    </Icon>
  );
}

export function LastIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M18 6v12M6 6l6 6-6 6" />
    </Icon>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.6 10.7l6.8-3.9M8.6 13.3l6.8 3.9" />
      <circle cx="6" cy="12" r="3" />
      <circle cx="18" cy="5.5" r="3" />
      <circle cx="18" cy="18.5" r="3" />
    </Icon>
  );
}

export function HelpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 9a3.5 3.5 0 1 1 5.2 3.1c-1.1.6-1.7 1.3-1.7 2.6M12 18.5h.01" />
    </Icon>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 6l12 12M18 6L6 18" />
    </Icon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7 10.5l5 5 5-5M5 20h14" />
    </Icon>
  );
}

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15.5V4M7 8.5l5-5 5 5M5 20h14" />
    </Icon>
  );
}

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth={3} />
    </Icon>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 12.5l4.5 4.5L19 7.5" />
    </Icon>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 12h12" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 12h12M12 6v12" />
    </Icon>
  );
}

export function SunIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="4" />
      <path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.300l1.4 1.400M17.3 17.300l1.4 1.400M5.3 18.700l1.4-1.400M17.3 6.700l1.4-1.4" />
    </Icon>
  );
}

export function MoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M20 14.5A8.5 8.5 0 0 1 9.5 4 8.5 8.5 0 1 0 20 14.5z" />
    </Icon>
  );
}

/** A disc, half of it dark: day and night. A screen would say that something is presented. */
export function SunMoonIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M12 3.5a8.5 8.5 0 0 1 0 17z" fill="currentColor" />
    </Icon>
  );
}

export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 9l6 6 6-6" />
    </Icon>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="M16 16l4.5 4.5" />
    </Icon>
  );
}

export function LecturesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 9.5L12 5l9.5 4.5L12 14zM6.5 11.5v4.5c3 2.7 8 2.7 11 0v-4.5M21.5 9.5V15" />
    </Icon>
  );
}

export function ArticleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5h8.5L19 8v12.5H6zM14 3.5V8.5h5M9.5 12.5h6M9.5 16h6" />
    </Icon>
  );
}

export function GlossaryIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 18.5V6a2.5 2.5 0 0 1 2.5-2.5H19v13H7.2A2.2 2.2 0 0 0 5 18.5a2 2 0 0 0 2.2 2H19v-4M9.5 13L12 6.5l2.5 6.5M10.3 11h3.4" />
    </Icon>
  );
}

export function SandboxIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 3.5h7v7h-7zM3.5 13.5h7v7h-7zM13.5 13.5h7v7h-7z" />
    </Icon>
  );
}

export function BillIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 16.5v-11a2 2 0 0 0-4 0v2h4M4.5 3.5h11a2 2 0 0 1 2 2v11M6.5 16.5v2a2 2 0 0 0 2 2h11a2 2 0 0 0 2-2v-2H10.5v2a2 2 0 0 1-2 2M10 8h4M10 12h4" />
    </Icon>
  );
}

export function AnalyticsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 4v16h16M8 15.5l3.5-4.5 3 2.5L19.5 7" />
    </Icon>
  );
}

export function CommunityIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="8.5" r="3.5" />
      <path d="M2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.6c2.1.8 3.5 2.7 3.5 5.4" />
    </Icon>
  );
}

export function ClassesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 4.5h17v11h-17zM8 20.5l4-5 4 5M7.5 8.5h9M7.5 11.5h5" />
    </Icon>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4" />
    </Icon>
  );
}
