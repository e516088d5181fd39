'use client';
import { type ComponentType, useId, useMemo, useState } from 'react';
import { fileTextOf, MAX_TITLE_LENGTH } from '@/events/log/log';
import { writtenStep } from '@/events/timeline/stepNumber';
import type { Timeline } from '@/events/timeline/timeline';
import type { AnyRound } from '@/events/world/board';
import type { Log } from '@/events/worlds';
import { EMBED_PATH, embedSnippet } from '@/src/contract/embedded';
import { Button } from '@/src/ui/button';
import { fetched } from '@/src/ui/fetched';
import { TextField } from '@/src/ui/field';
import { Tabs } from '@/src/ui/tabs';
import { download } from '../../ui/download';
import type { Game } from '../session/game';
import { fileName, linkOf, logOf } from '../session/links';
import type { Outcome, SharePart, SharePartProps } from '../session/slots';
import { bookFiles } from './bookFiles';
import type { Books } from './books';
import { Copy } from './Copy';
import { FilePart } from './FilePart';
import { LinkPart } from './LinkPart';
import './share.css';

/** What the share dialog holds: the shown line as a link, a line of HTML, a file, or a show. */

/** The parts of every board; only those that keep books of account can be presented, and printed step by step. */
const ownParts = (hasBooks: boolean) => [
  { value: 'link', label: 'Link and code' },
  { value: 'embed', label: 'Embed' },
  { value: 'file', label: 'File' },
  { value: 'show', label: hasBooks ? 'Print or present' : 'Print' },
];

interface ShareSheetProps<Round extends AnyRound> {
  readonly game: Game<Round>;
  readonly timeline: Timeline<Round>;
  readonly leaf: number;
  /** The number of the shown round. */
  readonly current: number;
  readonly title: string;
  readonly onTitle: (title: string) => void;
  /** The part shown: one of the board's own, or one of the slots by its value. */
  readonly part: string;
  readonly onPart: (part: string) => void;
  /** Parts from above the board, after its own. */
  readonly slots: readonly SharePart[];
  /** Opens a file; `say` is told why it cannot be. */
  readonly onFile: (file: File, say: (problem: string) => void) => void;
  /** Told what came of something that one of the slots sent, once it is closed. */
  readonly onLate: (outcome: Outcome) => void;
  /** null where the board keeps none. */
  readonly books: Books | null;
  readonly onShow: (show: 'print' | 'present') => void;
}

/** The sheet of the share dialog. */
export function ShareSheet<Round extends AnyRound>(props: ShareSheetProps<Round>) {
  const { game, timeline, leaf, current, title, onTitle, onFile, books, onShow } = props;
  const { part, onPart, slots, onLate } = props;
  const [here, setHere] = useState(true);
  const log = useMemo(() => logOf(game, timeline, leaf, title), [game, timeline, leaf, title]);
  const round = here ? current : null;
  const page = `${window.location.origin}${game.path}`;
  const name = title.trim() === '' ? game.title : title.trim();
  const canPublish = slots.some(({ value }) => value === 'publish');
  // A page that is printed as it stands has the title of the page.
  const isPagePrinted = part === 'show' && books === null;
  const onPublish = canPublish ? () => onPart('publish') : null;
  return (
    <div className="share">
      <Tabs
        label="Share as"
        value={part}
        onChange={onPart}
        options={[...ownParts(books !== null), ...slots]}
      >
        {/* The parts of others ask for what they need, a title among it. */}
        {!isPagePrinted && !slots.some(({ value }) => value === part) && (
          <div className="share-arrival">
            <TitleField title={title} onTitle={onTitle} />
            {/* Files and paper begin at the beginning. */}
            {(part === 'link' || part === 'embed') && (
              <Here current={current} here={here} onHere={setHere} />
            )}
          </div>
        )}
        {part === 'link' && (
          <LinkPart page={page} log={log} round={round} name={name} onPublish={onPublish} />
        )}
        {part === 'embed' && <EmbedPart log={log} round={round} name={name} />}
        {part === 'file' && (
          <FilePart
            onSave={() => download(fileName(game, timeline, leaf), fileTextOf(log))}
            books={books && bookFiles(books, leaf, name, linkOf(page, log, null))}
            onFile={onFile}
          />
        )}
        {part === 'show' && <ShowPart onShow={onShow} hasBooks={books !== null} />}
        {slots.map(
          ({ value, load }) =>
            value === part && (
              <div className="share-part" key={value}>
                <SlotPart
                  load={load}
                  log={log}
                  title={title}
                  onTitle={onTitle}
                  onLate={onLate}
                  logText={() => fileTextOf(log)}
                  storageKey={game.storageKey}
                  gameTitle={game.title}
                  gamePath={game.path}
                  lessonId={log.lesson}
                />
              </div>
            ),
        )}
      </Tabs>
    </div>
  );
}

/** The title that the log is given. */
function TitleField({ title, onTitle }: Pick<ShareSheetProps<AnyRound>, 'title' | 'onTitle'>) {
  return (
    <TextField
      label="Title"
      value={title}
      onChange={onTitle}
      maxLength={MAX_TITLE_LENGTH}
      placeholder="Optional, for anyone who opens it"
    />
  );
}

/** What each part shows, once its tab was opened: it is drawn at once when it is opened again. */
const drawn = new WeakMap<SharePart['load'], ComponentType<SharePartProps>>();

/** A part from above the board. */
function SlotPart({ load, ...given }: SharePartProps & Pick<SharePart, 'load'>) {
  const Part = drawn.get(load) ?? fetched(load);
  drawn.set(load, Part);
  return <Part {...given} />;
}

interface HereProps extends Pick<ShareSheetProps<AnyRound>, 'current'> {
  /** Whether it opens at the shown step. */
  readonly here: boolean;
  readonly onHere: (here: boolean) => void;
}

/** The step at which the link opens. */
function Here({ current, here, onHere }: HereProps) {
  return (
    <label className="share-here">
      <input
        type="checkbox"
        checked={here}
        onChange={(event) => onHere(event.currentTarget.checked)}
      />{' '}
      Open at step {writtenStep(current)}
    </label>
  );
}

const TOO_MANY = 'These steps are too many for a link. Save them as a file.';

interface EmbedPartProps {
  readonly log: Log;
  readonly round: number | null;
  readonly name: string;
}

function EmbedPart({ log, round, name }: EmbedPartProps) {
  const id = useId();
  const link = linkOf(`${window.location.origin}${EMBED_PATH}`, log, round);
  if (link === null) return <p className="share-part">{TOO_MANY}</p>;
  const snippet = embedSnippet(link, `${name}: a Tallystick board`);
  return (
    <div className="share-part">
      <p>
        Put this into a page of your own: it shows this board, to be stepped through and played on.
        Width and height can be changed in it.
      </p>
      <Copy what="HTML" text={snippet}>
        <div className="share-snippet">
          <label htmlFor={id}>HTML</label>
          <textarea id={id} value={snippet} readOnly rows={5} spellCheck={false} />
        </div>
      </Copy>
    </div>
  );
}

interface ShowPartProps extends Pick<ShareSheetProps<AnyRound>, 'onShow'> {
  readonly hasBooks: boolean;
}

function ShowPart({ hasBooks, onShow }: ShowPartProps) {
  if (!hasBooks) {
    return (
      <div className="share-part">
        <p>
          On paper: this page, with the accounts of both cities as they stand at the shown step.
        </p>
        <div className="share-files">
          <Button onClick={() => onShow('print')}>Print this page</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="share-part">
      <p>On paper: the T-accounts of each step with its sentence, and the link at the foot.</p>
      <div className="share-files">
        <Button onClick={() => onShow('print')}>Print …</Button>
      </div>
      <p>
        On a screen for many: the accounts fill it, in type that the last row reads; keys step
        through.
      </p>
      <div className="share-files">
        <Button onClick={() => onShow('present')}>Present</Button>
      </div>
    </div>
  );
}
