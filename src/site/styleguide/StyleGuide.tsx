/** The parts of the design on one page, for whoever works on them. It is served in development only. */
import { EXAMPLE } from '@/src/lessons/course/example';
import { Worked } from '@/src/lessons/Worked';
import { LIGHT, RADII, SPACES, TEXT_SIZES } from '@/src/ui/stitches/tokens';
import { FeatureCards } from '../shell/FeatureCards';
import { Parts } from './Parts';
import './styleguide.css';

const payment = [
  { type: 'transfer', from: 1, fromBank: 0, to: 2, toBank: 0, amount: 3000 },
] as const;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Colours, type, spaces, parts and prose, each drawn from the same tokens as the site. */
export function StyleGuide() {
  return (
    <div className="style-guide">
      <h1>Style guide</h1>
      <Colors />
      <Scales />
      <section aria-labelledby="parts">
        <h2 id="parts">Parts</h2>
        <Parts />
      </section>
      <section aria-labelledby="accounts">
        <h2 id="accounts">Accounts</h2>
        <Worked lesson={EXAMPLE} events={payment} parties={[0, 1]} />
      </section>
      <section aria-labelledby="cards">
        <h2 id="cards">Cards</h2>
        <FeatureCards />
      </section>
      <Prose />
    </div>
  );
}

function Colors() {
  const names = Object.keys(LIGHT.colors).filter((name) => name !== 'shadow');
  return (
    <section aria-labelledby="colors">
      <h2 id="colors">Colours</h2>
      <ul className="swatches">
        {names.map((name) => (
          <li key={name}>
            <span style={{ background: `var(--color-${kebab(name)})` }} />
            {name}
          </li>
        ))}
      </ul>
      <h3>Palettes of charts</h3>
      {Object.entries<readonly string[]>({ ...LIGHT.palettes }).map(([name, steps]) => (
        <ul key={name} className="swatches swatches-small" aria-label={name}>
          {steps.map((step, index) => (
            <li key={step}>
              <span style={{ background: `var(--${name}-${index + 1})` }} />
              {name} {index + 1}
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

function Scales() {
  return (
    <section aria-labelledby="scales">
      <h2 id="scales">Type, spaces, radii</h2>
      <ol className="type-scale">
        {TEXT_SIZES.map((size, index) => (
          <li key={size} style={{ fontSize: `var(--text-${index + 1})` }}>
            Every debit has its credit <small>text {index + 1}</small>
          </li>
        ))}
      </ol>
      <ol className="space-scale">
        {SPACES.map((size, index) => (
          <li key={size}>
            <span style={{ width: `var(--space-${index + 1})` }} /> space {index + 1}, {size}
          </li>
        ))}
      </ol>
      <ol className="radius-scale">
        {RADII.map((size, index) => (
          <li key={size} style={{ borderRadius: `var(--radius-${index + 1})` }}>
            radius {index + 1}, {size}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Prose() {
  return (
    <section aria-labelledby="prose">
      <h2 id="prose">Prose</h2>
      <div className="prose">
        <p>
          Text is set in the serif at a measure of 65 to 75 characters. A{' '}
          <a href="#prose">link of the text</a> is underlined, and figures stand under one another.
        </p>
        <ul>
          <li>A list hangs its marks in the accent.</li>
          <li>Its lines keep a little distance.</li>
        </ul>
        <table>
          <thead>
            <tr>
              <th>Line</th>
              <th>Amount</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Reserves</td>
              <td>200</td>
            </tr>
            <tr>
              <td>Customer deposits</td>
              <td>200</td>
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}
