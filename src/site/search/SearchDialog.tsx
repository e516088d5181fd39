'use client';

/** The search over the page: a field, and under it what is found as one types. */
import * as Dialog from '@radix-ui/react-dialog';
import { useRouter } from 'next/navigation';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { IconButton } from '@/src/ui/button';
import { CloseIcon, SearchIcon } from '@/src/ui/icons';
import { useDialogFocus } from '@/src/ui/overlays/dialogFocus';
import { leavesHere } from '../shell/layer';
import { type Choice, type Choices, choicesOf, idOf, listId } from './choices';
import { fetchEngine } from './client';
import type { Engine } from './engine';
import { searchPath } from './query';
import { SearchBody } from './SearchBody';
import { SearchField } from './SearchField';
import './searchDialog.css';

interface SearchDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** A dialog that searches the site; choosing a find goes to its page and closes it. */
export function SearchDialog({ open, onOpenChange }: SearchDialogProps) {
  const field = useRef<HTMLInputElement>(null);
  const focus = useDialogFocus();
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="search-veil" />
        <Dialog.Content
          className="search-panel"
          aria-describedby={undefined}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event);
            field.current?.focus();
          }}
        >
          <Dialog.Title className="visually-hidden">Search Tallystick</Dialog.Title>
          <Search field={field} onClose={() => onOpenChange(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface SearchProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/** Made anew each time the dialog opens: a search begins with an empty field. */
function Search({ field, onClose }: SearchProps) {
  const id = useId();
  const router = useRouter();
  const [query, setQuery] = useState('');
  const { engine, hasFailed, tryAgain } = useEngine();
  const choices = choicesOf(engine, query);

  const go = (path: string) => {
    onClose();
    router.push(path);
  };
  const list = useChosen(id, choices, (chosen) => {
    if (chosen) go(chosen.path);
    else if (query.trim() !== '') go(searchPath(query));
  });
  const choose = (event: MouseEvent, path: string) => {
    if (!leavesHere(event)) return;
    event.preventDefault();
    go(path);
  };
  const again = () => {
    tryAgain();
    // The button goes away as soon as it is pressed.
    field.current?.focus();
  };
  return (
    <>
      <div className="search-head">
        <SearchIcon size={20} />
        <SearchField
          field={field}
          list={listId(id)}
          isListed={choices.groups.length > 0}
          chosen={list.chosen && idOf(id, list.chosen)}
          query={query}
          onType={(typed) => {
            setQuery(typed);
            list.startOver();
          }}
          onKeyDown={list.onKeyDown}
        />
        <Dialog.Close asChild>
          <IconButton label="Close" variant="bare">
            <CloseIcon />
          </IconButton>
        </Dialog.Close>
      </div>
      <SearchBody
        id={id}
        query={query}
        choices={choices}
        chosen={list.chosen}
        state={engine ? 'ready' : hasFailed ? 'failed' : 'loading'}
        onChoose={choose}
        onTryAgain={again}
      />
    </>
  );
}

/** Which of the choices the keys have come to; Enter is told which, or that it is none. */
function useChosen(id: string, { groups }: Choices, onEnter: (chosen: Choice | undefined) => void) {
  const [active, setActive] = useState(-1);
  const listed = groups.flatMap((group) => group.choices);
  const chosen = listed[active];
  const onKeyDown = (event: KeyboardEvent) => {
    // A word that is still being composed takes the keys itself.
    if (event.nativeEvent.isComposing) return;
    const to = destination(event.key, active, listed.length);
    if (to === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (to === undefined) {
      onEnter(chosen);
      return;
    }
    setActive(to);
    const option = listed[to];
    if (option) document.getElementById(idOf(id, option))?.scrollIntoView({ block: 'nearest' });
  };
  const startOver = () => {
    setActive(-1);
    document.getElementById(listId(id))?.scrollTo({ top: 0, behavior: 'instant' });
  };
  return { chosen, onKeyDown, startOver };
}

/**
 * Where a key leads in the list; undefined where it is the field’s own. The way round goes through
 * the field, where none is chosen. Home and End move in what is typed until one is.
 */
function destination(key: string, active: number, length: number): number | undefined {
  if (length === 0) return undefined;
  if (key === 'ArrowDown') return active + 1 < length ? active + 1 : -1;
  if (key === 'ArrowUp') return active < 0 ? length - 1 : active - 1;
  if (active < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? length - 1 : undefined;
}

interface Arriving {
  /** Null until it is there. */
  readonly engine: Engine | null;
  readonly hasFailed: boolean;
  readonly tryAgain: () => void;
}

/** Fetches the search once the part is shown. */
function useEngine(): Arriving {
  const [engine, setEngine] = useState<Engine | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks anew.
  useEffect(() => {
    let isHere = true;
    setFailed(false);
    fetchEngine().then(
      (found) => isHere && setEngine(found),
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [tries]);
  return { engine, hasFailed, tryAgain: () => setTries((before) => before + 1) };
}
