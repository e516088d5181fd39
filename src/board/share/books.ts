/** What only boards of the banking world have to share: books of account that can be exported, printed and presented. */
import type { BankingRound } from '@/events/banking/board/rules';
import type { Timeline } from '@/events/timeline/timeline';
import type { Game } from '../session/game';
import type { Send } from '../session/useSession';

export interface Books {
  readonly game: Game;
  readonly timeline: Timeline<BankingRound>;
  /** The node shown. */
  readonly at: number;
  readonly playing: boolean;
  /** Drives the player while the board is presented. */
  readonly send: Send;
}
