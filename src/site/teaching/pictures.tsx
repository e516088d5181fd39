/** Pictures of what a class brings: a board for the wall, a class’s table, and feedback. They show the demonstration class. */
import type { Demonstration } from '@/src/community/demonstration/demonstration';
import { BoardPicture } from '@/src/community/shelf/HouseShelf';
import './pictures.css';

/** Learners whose rows the picture of the table has room for. */
const ROWS = 5;

interface PictureProps {
  readonly shown: Demonstration;
}

/** The board of the model at its last step. */
export function WallPicture({ shown: { preview } }: PictureProps) {
  return (
    <div className="teachers-picture">
      <BoardPicture preview={preview} />
    </div>
  );
}

/** The first rows of the class table: which task was met at which step. */
export function TablePicture({ shown: { tasks, learners, title } }: PictureProps) {
  return (
    <div className="teachers-picture">
      <table className="teachers-table">
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Learner</th>
            {tasks.map((goal, index) => (
              <th key={goal} scope="col">
                Task {index + 1}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {learners.slice(0, ROWS).map(({ name, handedIn }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {tasks.map((goal, index) => {
                const step = handedIn?.met[index] ?? null;
                return <td key={goal}>{step === null ? '–' : `step ${step}`}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A submission that left something open, and what its learner was told; nothing where there is none. */
export function AnswerPicture({ shown: { learners, tasks } }: PictureProps) {
  const open = learners.find(({ handedIn }) => handedIn?.met.includes(null) && handedIn.feedback);
  if (!open?.handedIn) return null;
  const { met, mark, feedback } = open.handedIn;
  const count = met.filter((step) => step !== null).length;
  return (
    <div className="teachers-picture">
      <figure className="teachers-answer">
        <figcaption>
          {open.name}, {count} of {tasks.length} tasks
        </figcaption>
        <blockquote>{feedback}</blockquote>
        <p>Mark: {mark}</p>
      </figure>
    </div>
  );
}
