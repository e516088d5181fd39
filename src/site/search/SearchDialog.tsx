'use client';

/** The search over the page: a field, and under it what is found as one types. */
import * as Dialog from '@radix-ui/react-dialog';
import { useRouter } from 'next/navigation';
import { type MouseEvent, useId, useRef, useState } from 'react';
import { IconButton } from '@/src/ui/button';
import { useDialogFocus } from '@/src/ui/dialogFocus';
import { CloseIcon, SearchIcon } from '@/src/ui/icons';
import { choicesOf, idOf } from './choices';
import { LONGEST_QUERY, searchPath } from './query';
import { SearchBody } from './SearchBody';
import { useEngine } from './useEngine';
import './search.css';
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
  readonly field: React.RefObject<HTMLInputElement | null>;
  readonly onClose: () => void;
}

/** Made anew each time the dialog opens: a search begins with an empty field. */
function Search({ field, onClose }: SearchProps) {
  const id = useId();
  const router = useRouter();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const { engine, hasFailed, tryAgain } = useEngine();
  const choices = choicesOf(engine, query);
  const listed = choices.groups.flatMap((group) => group.choices);
  const chosen = listed[active];

  const go = (path: string) => {
    onClose();
    router.push(path);
  };
  /** With these keys a link opens elsewhere, and this page stays as it is. */
  const choose = (event: MouseEvent, path: string) => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) {
      return;
    }
    event.preventDefault();
    go(path);
  };
  const move = (to: number) => {
    setActive(to);
    const option = listed[to];
    if (option) document.getElementById(idOf(id, option))?.scrollIntoView({ block: 'nearest' });
  };

  const onKeyDown = (event: React.KeyboardEvent) => {
    // A word that is still being composed takes the keys itself.
    if (event.nativeEvent.isComposing) return;
    const to = destination(event.key, active, listed.length);
    if (to !== undefined) {
      event.preventDefault();
      move(to);
    } else if (event.key === 'Enter' && (chosen || query.trim() !== '')) {
      event.preventDefault();
      go(chosen?.path ?? searchPath(query));
    }
  };

  return (
    <>
      <div className="search-head">
        <SearchIcon size={20} />
        <input
          ref={field}
          type="search"
          className="search-field"
          placeholder="Search lessons, articles, terms"
          aria-label="Search lessons, articles, terms"
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={LONGEST_QUERY}
          role="combobox"
          aria-expanded={listed.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && idOf(id, chosen)}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(-1);
            document.getElementById(`${id}-list`)?.scrollTo({ top: 0, behavior: 'instant' });
          }}
          onKeyDown={onKeyDown}
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
        chosen={chosen}
        state={engine ? 'ready' : hasFailed ? 'failed' : 'loading'}
        onChoose={choose}
        onTryAgain={() => {
          tryAgain();
          field.current?.focus();
        }}
      />
    </>
  );
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
