'use client';
/**
 * Companion and stage, side by side; where there is room for one only, each on a place of its own.
 * It stands on the page before the board has come, and brings nothing of the board along.
 */
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { CompanionEdge } from './CompanionEdge';
import {
  COMPANION_TABS,
  CompanionContext,
  type CompanionTab,
  type Place,
} from './companionContext';
import { useCompanionWidth } from './useCompanionWidth';
import { usePlaces } from './usePlaces';
import { useReadingPlace } from './useReadingPlace';
import '../styles/companion.css';

interface CompanionProps {
  /** What the page itself brings: the list of lessons, the text. */
  readonly lessons?: ReactNode;
  readonly read?: ReactNode;
  /** Whether the board has tasks; `later` where it has none as it opens and one may set some: their tab is the last. */
  readonly hasTasks: boolean | 'later';
  /** What the page is called, for whoever hears the board alone; left out where a heading stands over both. */
  readonly title?: string;
  /** What the companion’s place is called where it has the screen to itself. */
  readonly name: string;
  /** The stage. */
  readonly children: ReactNode;
}

const LABELS: Readonly<Record<CompanionTab, string>> = {
  lessons: 'Lessons',
  read: 'Read',
  tasks: 'Tasks',
  steps: 'Steps',
  explore: 'Explore',
};

const TASKS_LAST: readonly CompanionTab[] = [
  ...COMPANION_TABS.filter((tab) => tab !== 'tasks'),
  'tasks',
];

/** Companion and stage. */
export function Companion(props: CompanionProps) {
  const { title, lessons, read, name, children } = props;
  const id = useId();
  const tabs = useTabs(props);
  const first = tabs.includes('read') ? 'read' : (tabs[0] ?? 'steps');
  const [tab, setTab] = useState<CompanionTab>(first);
  const [panels, setPanels] = useState<Partial<Record<CompanionTab, HTMLElement | null>>>({});
  const root = useRef<HTMLDivElement>(null);
  const isPage = read !== undefined;
  const { place, setPlace } = usePlaces(root, isPage ? 'read' : 'board');
  const { width, setWidth, isFolded, setFolded } = useCompanionWidth();
  useReadingPlace(root);
  useFoldingKeys(setFolded);
  const panelRefs = usePanelRefs(setPanels);
  const { notes, setNote } = useNotes();
  const state = useMemo(
    () => ({ tab, setTab, place, setPlace, panels, setNote }),
    [tab, place, setPlace, panels, setNote],
  );
  const own: Partial<Record<CompanionTab, ReactNode>> = { lessons, read };
  return (
    <CompanionContext value={state}>
      <div
        className="stage-layout"
        data-frame={isPage ? 'page' : 'part'}
        ref={root}
        data-place={place}
        data-tab={tab}
        data-folded={isFolded}
        style={{ '--companion-width': `${width}px` }}
      >
        {title !== undefined && (tab !== 'read' || place === 'board') && (
          <h1 className="visually-hidden place-heading">{title}</h1>
        )}
        <PlaceSwitch name={name} place={place} onPlace={setPlace} />
        <aside className="companion" data-part="companion" aria-label="Companion to the board">
          {tab !== 'read' && <h2 className="visually-hidden">{LABELS[tab]}</h2>}
          <TabList id={id} tabs={tabs} tab={tab} notes={notes} onTab={setTab} />
          {tabs.map((one) => (
            <div
              key={one}
              id={`${id}-${one}`}
              role="tabpanel"
              aria-labelledby={`${id}-${one}-tab`}
              className={`companion-panel companion-${one}`}
              hidden={one !== tab}
              ref={panelRefs[one]}
            >
              {own[one]}
            </div>
          ))}
        </aside>
        <CompanionEdge
          width={width}
          isFolded={isFolded}
          onWidth={setWidth}
          onFold={setFolded}
          controls={id}
        />
        <div className="stage-place" id="board">
          {children}
        </div>
      </div>
    </CompanionContext>
  );
}

/** The tabs that there is something for, in their order. */
function useTabs({ lessons, read, hasTasks }: CompanionProps): readonly CompanionTab[] {
  // As it was found: tasks that are set meanwhile move no tab.
  const [isLater] = useState(hasTasks === 'later');
  return (isLater ? TASKS_LAST : COMPANION_TABS).filter(
    (tab) =>
      (tab !== 'lessons' || lessons !== undefined) &&
      (tab !== 'read' || read !== undefined) &&
      (tab !== 'tasks' || hasTasks),
  );
}

/** The count of met tasks beside a tab's name. */
function useNotes() {
  const [notes, setNotes] = useState<Partial<Record<CompanionTab, string>>>({});
  const setNote = useCallback(
    (of: CompanionTab, note: string) =>
      setNotes((before) => (before[of] === note ? before : { ...before, [of]: note })),
    [],
  );
  return { notes, setNote };
}

/** A reference to the element of each tab: the same functions while the companion lives. */
function usePanelRefs(
  set: (
    change: (
      before: Partial<Record<CompanionTab, HTMLElement | null>>,
    ) => Partial<Record<CompanionTab, HTMLElement | null>>,
  ) => void,
) {
  return useMemo(() => {
    const refOf = (tab: CompanionTab) => (element: HTMLElement | null) =>
      set((before) => (before[tab] === element ? before : { ...before, [tab]: element }));
    return {
      lessons: refOf('lessons'),
      read: refOf('read'),
      tasks: refOf('tasks'),
      steps: refOf('steps'),
      explore: refOf('explore'),
    };
  }, [set]);
}

interface TabListProps {
  readonly id: string;
  readonly tabs: readonly CompanionTab[];
  readonly tab: CompanionTab;
  readonly notes: Readonly<Partial<Record<CompanionTab, string>>>;
  readonly onTab: (tab: CompanionTab) => void;
}

const MOVES: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The tabs; arrow keys move among them, as everywhere on the site. */
function TabList({ id, tabs, tab, notes, onTab }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const by = MOVES[event.key];
    const to =
      by === undefined ? ENDS[event.key]?.(tabs) : tabs.at((tabs.indexOf(tab) + by) % tabs.length);
    if (to === undefined) return;
    event.preventDefault();
    onTab(to);
    list.current?.querySelector<HTMLElement>(`[data-tab="${to}"]`)?.focus();
  };
  return (
    <div className="companion-tabs" role="tablist" aria-label="Beside the board" ref={list}>
      {tabs.map((one) => (
        <button
          key={one}
          type="button"
          role="tab"
          id={`${id}-${one}-tab`}
          data-tab={one}
          aria-selected={one === tab}
          aria-controls={`${id}-${one}`}
          tabIndex={one === tab ? 0 : -1}
          onClick={() => onTab(one)}
          onKeyDown={onKey}
        >
          {LABELS[one]}
          {(one === 'tasks' || notes[one]) && (
            <>
              {' '}
              <span className="companion-note">{notes[one]}</span>
            </>
          )}
        </button>
      ))}
    </div>
  );
}

const ENDS: Readonly<Record<string, (tabs: readonly CompanionTab[]) => CompanionTab | undefined>> =
  { Home: (tabs) => tabs[0], End: (tabs) => tabs.at(-1) };

/** The keys [ and ]: away with the companion, and back. */
function useFoldingKeys(setFolded: (isFolded: boolean) => void): void {
  useEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => {
      const { target, key } = event;
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (key !== '[' && key !== ']') return;
      if (target instanceof Element && target.closest('input, textarea, select, [role=dialog]'))
        return;
      event.preventDefault();
      setFolded(key === '[');
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [setFolded]);
}

interface PlaceSwitchProps {
  /** What the companion’s place is called. */
  readonly name: string;
  readonly place: Place;
  readonly onPlace: (place: Place) => void;
}

/** The switch, where there is room for one of both only. It lies in the header, which both places have. */
function PlaceSwitch({ name, place, onPlace }: PlaceSwitchProps) {
  return (
    <fieldset className="place-switch">
      <legend className="visually-hidden">On the screen</legend>
      <button type="button" aria-pressed={place === 'read'} onClick={() => onPlace('read')}>
        {name}
      </button>
      <button type="button" aria-pressed={place === 'board'} onClick={() => onPlace('board')}>
        Board
      </button>
    </fieldset>
  );
}
