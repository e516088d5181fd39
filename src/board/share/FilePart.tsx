'use client';
/** Files: the steps as a log that opens again here, or as a journal for other programs; and opening one. */
import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '@/src/ui/button';
import { DownloadIcon, UploadIcon } from '@/src/ui/icons';
import type { BookFiles } from './bookFiles';

interface FilePartProps {
  readonly onSave: () => void;
  /** null where the board keeps no books. */
  readonly books: BookFiles | null;
  /** Opens a file; `say` is told why it cannot be. */
  readonly onFile: (file: File, say: (problem: string) => void) => void;
}

const OF_BOOKS = [
  { saves: 'saveJournal', what: 'journal' },
  { saves: 'saveTable', what: 'table' },
  { saves: 'savePicture', what: 'picture' },
] as const;

/** The files that the steps can be saved as. */
export function FilePart({ onSave, books, onFile }: FilePartProps) {
  const [said, setSaid] = useState('');
  const [wrong, setWrong] = useState('');
  return (
    <div className="share-part">
      <p>The file holds every step and opens here again, on any computer.</p>
      <div className="share-files">
        <Button
          onClick={() => {
            onSave();
            setSaid('The file is with your downloads.');
          }}
        >
          <DownloadIcon /> Save as a file
        </Button>
        <FileButton
          onFile={(file) => {
            setWrong('');
            onFile(file, setWrong);
          }}
        />
      </div>
      {wrong !== '' && (
        <p className="form-error" role="alert">
          {wrong}
        </p>
      )}
      {books && (
        <>
          <p>
            The journal holds the same steps as double entries, with the balance after each, for{' '}
            <a href="https://hledger.org" target="_blank" rel="noreferrer">
              hledger
            </a>{' '}
            and other plain-text accounting. The table holds every line of every sheet after every
            step, for a spreadsheet. The picture shows this step’s accounts, for a slide.
          </p>
          <div className="share-files">
            {OF_BOOKS.map(({ saves, what }) => (
              <Button
                key={saves}
                onClick={() => {
                  books[saves]();
                  setSaid(`The ${what} is with your downloads.`);
                }}
              >
                <DownloadIcon /> Save as a {what}
              </Button>
            ))}
          </div>
        </>
      )}
      <p className="share-said" role="status">
        {said}
      </p>
    </div>
  );
}

/** Lets a file be chosen. */
export function FileButton({ onFile }: { readonly onFile: (file: File) => void }) {
  const id = useId();
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    if (file) onFile(file);
    event.currentTarget.value = '';
  };
  return (
    <label className="file-button" htmlFor={id}>
      <UploadIcon /> Open a file
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        onChange={choose}
      />
    </label>
  );
}
