/** The parts of the article on bills of exchange, in order, each with its situation. */
import Link from 'next/link';
import { BILLS_STAGES } from '@/events/bills/stages';

/** Every part of the article. */
export function BillsList() {
  return (
    <section className="lecture" aria-labelledby="bills-of-exchange">
      <h3 id="bills-of-exchange">Bills of exchange</h3>
      <ol className="lecture-lessons">
        {BILLS_STAGES.map(({ stage, title, path, about }) => (
          <li key={stage} className="lecture-lesson">
            <h4>
              <Link href={path}>{title}</Link>
            </h4>
            <p>{about}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
