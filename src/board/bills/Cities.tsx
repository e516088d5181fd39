/** The two cities at the shown round, each with its quote and its players: side by side, or Florence first where narrow. */
import type { City, Player } from '@/events/bills/state';
import { figure } from '@/events/money';
import { flashParityOf } from '../sheets/flashParity';
import type { ColourMode } from '../sheets/partyView';
import { quoteIn } from './billsBooks';
import { type BillsLine, billsLines, type ShownBills } from './billsView';
import { PlayerCard } from './PlayerCard';

const CITIES: readonly City[] = ['Florence', 'Lyons'];

export interface CitiesProps {
  readonly shown: ShownBills;
  /** The rounds before the shown one, latest first; read in the colour mode `round`. */
  readonly history?: () => Iterable<Pick<ShownBills, 'round'>>;
  readonly colours?: ColourMode;
  readonly selected?: number;
  /** Left out where the players cannot be selected. */
  readonly onSelect?: (playerId: number) => void;
}

/** Every player's account, by city. */
export function Cities(props: CitiesProps) {
  const { shown, history = () => [], colours = 'static', selected, onSelect } = props;
  const { players } = shown.round;
  const inCity = (city: City) => players.filter((player) => player.city === city);
  const rows = 1 + Math.max(...CITIES.map((city) => inCity(city).length));
  return (
    <div className="board-frame">
      <div
        className="board-sheets bills-cities"
        data-colours={colours}
        data-beat={flashParityOf(shown.round.count, colours)}
      >
        {CITIES.map((city) => (
          <section
            key={city}
            className="bills-city"
            aria-label={city}
            style={{ gridRow: `span ${rows}` }}
          >
            <CityHead city={city} />
            {inCity(city).map((player) => (
              <PlayerCard
                key={player.id}
                player={player}
                lines={linesOf(shown, player, colours, history)}
                isSelected={onSelect && player.id === selected}
                onSelect={onSelect && (() => onSelect(player.id))}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

function linesOf(
  shown: ShownBills,
  { id }: Player,
  colours: ColourMode,
  history: () => Iterable<Pick<ShownBills, 'round'>>,
): readonly BillsLine[] {
  return billsLines(shown, id, colours, history());
}

function CityHead({ city }: { readonly city: City }) {
  const { on, rate, isCertain } = quoteIn(city);
  return (
    <header className="bills-head">
      <h3>{city}</h3>
      <p>
        A bill on {on}: <strong>{figure(rate)} ecus to the marc</strong>
        <span className="bills-quotes label-spare">
          {isCertain
            ? `${city} quotes certain: always one marc of its own, against a changing number of ecus`
            : `${city} quotes uncertain: a changing number of its own ecus, against one marc`}
        </span>
      </p>
    </header>
  );
}
