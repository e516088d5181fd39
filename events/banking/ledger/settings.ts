/** The settings of the book, and the event types that change them. */
import type { BasisPoints, Cents } from '../../money';

export interface Settings {
  /** How far below zero an account may go. Cents. */
  readonly overdraft: Cents;
  /** Share of customer deposits a bank must hold in reserve. */
  readonly reserveRequirement: BasisPoints;
  /** Charged once per loan. */
  readonly interestRate: BasisPoints;
}

export type SettingName = keyof Settings;

const SETTING_EVENTS = {
  overdraft: 'setOverdraft',
  reserveRequirement: 'setReserveRequirement',
  interestRate: 'setInterestRate',
} as const satisfies Readonly<Record<SettingName, string>>;

/** The event type that changes a setting. */
export function settingEvent(setting: SettingName): (typeof SETTING_EVENTS)[SettingName] {
  return SETTING_EVENTS[setting];
}
