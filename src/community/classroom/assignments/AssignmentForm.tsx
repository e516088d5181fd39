'use client';
/** The form of an assignment: its words, its parts, its dates and rules. */
import { useRef, useState } from 'react';
import { pluralize } from '@/events/pluralize';
import type { Trouble } from '@/src/request/Problem';
import { type FieldBinding, RequestForm } from '@/src/request/RequestForm';
import { useWrongField } from '@/src/request/useWrongField';
import { HoldingOf } from './drafts/Holding';
import { LeftUnfinished } from './drafts/LeftUnfinished';
import type { Begun } from './drafts/resume';
import type { DraftSlot, Elsewhere } from './drafts/useDraft';
import { useStanding } from './drafts/useStanding';
import { BoardEditor } from './parts/BoardEditor';
import { type BoardSteps, StepsOfBoards, useBoardSteps } from './parts/boardSteps';
import { type Collect, Collecting, collected, type PartSent } from './parts/collecting';
import type { DraftPart } from './parts/draftParts';
import { KeptBoardEditor } from './parts/KeptBoardEditor';
import { PartEditors } from './parts/PartEditors';
import { PredictEditor } from './parts/PredictEditor';
import { QuestionEditor } from './parts/QuestionEditor';
import type { AssignableLesson, OwnScenario } from './useSubject';
import {
  type AssignmentWords,
  DatesAndMarks,
  TitleFields,
  wrongWordsOf,
} from './WordsOfAssignment';

/** What boards can be chosen from. */
export interface BoardChoices {
  readonly lessons: readonly AssignableLesson[];
  readonly first: AssignableLesson;
  /** What the instructor has published. */
  readonly scenarios: readonly OwnScenario[];
}

interface AssignmentFormProps {
  readonly choices: BoardChoices;
  readonly begun: Begun;
  readonly draft: DraftSlot;
  /** What the button does, and what it says while that is under way. */
  readonly submit: string;
  readonly busy: string;
  readonly isSending: boolean;
  readonly problem: Trouble;
  /** Called once all of it can be read. */
  readonly onSend: (words: AssignmentWords, parts: readonly PartSent[]) => void;
  /** Called before it is looked at. */
  readonly onTry: () => void;
}

/** What is said once another tab has written to the same draft. */
const ELSEWHERE: Readonly<Record<Elsewhere, string>> = {
  kept: 'You are writing this in another tab too. The browser keeps only what was written last: go on in one of them.',
  gone: 'What was unfinished has been sent or discarded in another tab.',
};

/** The form; or first the question whether to go on with what was left unfinished. */
export function AssignmentForm(props: AssignmentFormProps) {
  const { begun, draft } = props;
  const { offered, elsewhere } = draft;
  const box = useRef<HTMLDivElement>(null);
  const decide = (decided: () => void) => {
    decided();
    // The button that was pressed has gone.
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1}>
      <div role="status">{elsewhere !== null && <p>{ELSEWHERE[elsewhere]}</p>}</div>
      {offered === null ? (
        <Fields {...props} />
      ) : (
        <LeftUnfinished
          at={offered.at}
          isOlder={offered.of !== begun.stamp}
          onGoOn={() => decide(draft.goOn)}
          onDiscard={() => decide(draft.discard)}
        />
      )}
    </div>
  );
}

/** Sends it once all of it can be read; else counts what is to be mended, of which each part says its own. */
function useSendingAll(
  { onTry, onSend }: Pick<AssignmentFormProps, 'onTry' | 'onSend'>,
  parts: readonly DraftPart[],
  editors: ReadonlyMap<string, Collect>,
  showWrong: () => void,
) {
  const [mend, setMend] = useState(0);
  // What reads the steps of boards may have to be fetched first.
  const [isCollecting, setCollecting] = useState(false);
  const collect = () =>
    collected(
      parts.map(({ id }) => id),
      editors,
    );
  const send = async (values: AssignmentWords) => {
    onTry();
    setCollecting(true);
    const sent = await collect();
    setCollecting(false);
    setMend(typeof sent === 'number' ? sent : 0);
    if (typeof sent === 'number') return showWrong();
    onSend(values, sent);
  };
  // What is wrong with the parts is said at once with what is wrong with the words; nothing is sent then.
  const countAll = async (words: number) => {
    const sent = await collect();
    setMend(words + (typeof sent === 'number' ? sent : 0));
  };
  return { mend, setMend, countAll, send, isCollecting };
}

function Fields(props: AssignmentFormProps) {
  const { choices, begun, draft, isSending, problem, submit, busy } = props;
  const { keeper, parts, setParts } = useStanding(begun, draft);
  const [editors] = useState(() => new Map<string, Collect>());
  const { boards, tell } = useBoardSteps();
  const container = useRef<HTMLDivElement>(null);
  const showWrong = useWrongField(container);
  // A title of one’s own is never written over.
  const suggest = (field: FieldBinding, title: string) => {
    const isOwn = field.value.trim() !== '' && field.value !== keeper.suggested;
    keeper.suggested = title;
    if (!isOwn && field.value !== title) field.onChange(title);
  };
  const sendingAll = useSendingAll(props, parts, editors, showWrong);
  const { mend, setMend, countAll, send, isCollecting } = sendingAll;
  return (
    <RequestForm
      initial={keeper.first.words}
      onChange={(values) => {
        setMend(0);
        keeper.wordsAre(values);
      }}
      check={(values) => {
        const wrong = wrongWordsOf(values);
        const count = Object.keys(wrong).length;
        if (count > 0) void countAll(count);
        return wrong;
      }}
      submit={submit}
      busy={busy}
      isSending={isSending || isCollecting}
      problem={problem}
      onSubmit={(values) => void send(values)}
    >
      {(bind) => (
        <Collecting value={editors}>
          <StepsOfBoards value={tell}>
            <HoldingOf value={keeper.holding}>
              <TitleFields bind={bind} />
              <h2>Parts</h2>
              <div ref={container} className="assign-parts" onInput={() => setMend(0)}>
                <PartEditors parts={parts} taken={begun.taken} onChange={setParts}>
                  {(part) => (
                    <PartFields
                      part={part}
                      choices={choices}
                      boards={inOrder(parts, boards)}
                      onTitle={(title) => {
                        if (part.id === parts[0]?.id) suggest(bind('title'), title);
                      }}
                    />
                  )}
                </PartEditors>
              </div>
            </HoldingOf>
            <DatesAndMarks
              bind={bind}
              asksQuestions={parts.some(({ kind }) => kind !== 'board')}
              given={begun.words.due}
            />
            <p role="status" className="log-choice-said" data-wrong={true}>
              {mend > 0 && `${pluralize(mend, 'thing')} to mend.`}
            </p>
          </StepsOfBoards>
        </Collecting>
      )}
    </RequestForm>
  );
}

type Boards = readonly (readonly [id: string, steps: BoardSteps])[];

/** The boards that told of their steps, as their parts stand. */
function inOrder(parts: readonly DraftPart[], boards: ReadonlyMap<string, BoardSteps>): Boards {
  return parts.flatMap(({ id }) => {
    const steps = boards.get(id);
    return steps ? [[id, steps] as const] : [];
  });
}

interface PartFieldsProps {
  readonly part: DraftPart;
  readonly choices: BoardChoices;
  readonly boards: Boards;
  readonly onTitle: (title: string) => void;
}

/** The fields of a part, as its kind has them. */
function PartFields({ part: { id, kind, kept }, choices, boards, onTitle }: PartFieldsProps) {
  if (kind === 'board') {
    if (kept?.kind === 'board') return <KeptBoardEditor kept={kept} />;
    const { lessons, first, scenarios } = choices;
    return (
      <BoardEditor
        id={id}
        lessons={lessons}
        first={first}
        scenarios={scenarios}
        onTitle={onTitle}
      />
    );
  }
  if (kind === 'predict') {
    const asked = kept?.kind === 'predict' ? kept : undefined;
    return <PredictEditor id={id} kept={asked} boards={boards} />;
  }
  return <QuestionEditor id={id} kind={kind} kept={kept?.kind === 'board' ? undefined : kept} />;
}
