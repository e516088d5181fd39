/** The circuit reckoned step by step, with a way to open it on the board. */
import type { BillsStage } from '@/events/bills/stages';
import { figure } from '@/events/money';
import { PhraseText } from '@/src/board/Sentence';
import { circuitAt } from './circuit';

/** The table of the circuit at a stage; nothing where not all players are there. */
export function CircuitCheck({ stage }: { readonly stage: BillsStage }) {
  const circuit = circuitAt(stage);
  if (!circuit) return null;
  const { opening, steps, fragment } = circuit;
  const last = steps.at(-1) ?? opening;
  return (
    <>
      <h2>Out and back, reckoned</h2>
      <p>
        One marc goes out and one comes home. What the banker in Florence is worth, in coin and in
        claims, rises when the bill on Florence reaches it; the coin follows once that bill is paid.
      </p>
      <div className="bills-reckoned">
        <table>
          <caption>Florence Banker, in ecus</caption>
          <thead>
            <tr>
              <th scope="col">Step</th>
              <th scope="col">What happens</th>
              <th scope="col">Coin</th>
              <th scope="col">Worth</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>0</td>
              <td>The opening position</td>
              <td>{figure(opening.coin)}</td>
              <td>{figure(opening.worth)}</td>
            </tr>
            {steps.map(({ phrase, coin, worth }, index) => (
              // The steps are a fixed list: their order is their identity.
              // biome-ignore lint/suspicious/noArrayIndexKey: the number of the step is its key.
              <tr key={index}>
                <td>{index + 1}</td>
                <td>
                  <PhraseText phrase={phrase} />
                </td>
                <td>{figure(coin)}</td>
                <td>{figure(worth)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        {figure(opening.coin)} ecus have become {figure(last.coin)}: a gain of{' '}
        {figure(last.coin - opening.coin)} ecus on the marc. No coin has left its city.
      </p>
      <p>
        <a href={`#${fragment}`}>Open these steps on the board</a>
      </p>
    </>
  );
}
