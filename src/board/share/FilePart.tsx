'use client';
/** Files: the steps as a log that opens again here, or as a journal for other programs; and opening one. */
import { type ChangeEvent, useId, useState } from 'react';
import { Button } from '@/src/ui/button';
import { DownloadIcon, UploadIcon } from '@/src/ui/icons';

interface FilePartProps {
  readonly onSave: () => void;
  /** Saves the journal; null where the board keeps no books that a journal could hold. */
  readonly onJournal: (() => void) | null;
  /** Saves the balances after every step as a table; null where the board keeps no books. */
  readonly onTable: (() => void) | null;
  readonly onFile: (file: File) => void;
}

/** The files that the steps can be saved as. */
export function FilePart({ onSave, onJournal, onTable, onFile }: FilePartProps) {
  const [said, setSaid] = useState('');
  return (
    <div className="share-part">
      <p>The log holds every step and opens here again, on any computer.</p>
      <div className="share-files">
        <Button
          onClick={() => {
            onSave();
            setSaid('The log is with your downloads.');
          }}
        >
          <DownloadIcon /> Save as a file
        </Button>
        <FileButton onFile={onFile} />
      </div>
      {onJournal && (
        <>
          <p>
            The journal holds the same steps as double entries, with the balance after each, for{' '}
            <a href="https://hledger.org" target="_blank" rel="noreferrer">
              hledger
            </a>{' '}
            and other plain-text accounting.
          </p>
          <div className="share-files">
            <Button
              onClick={() => {
                onJournal();
                setSaid('The journal is with your downloads.');
              }}
            >
              <DownloadIcon /> Save as a journal
            </Button>
          </div>
        </>
      )}
      {onTable && (
        <>
          <p>The table holds every line of every sheet after every step, for a spreadsheet.</p>
          <div className="share-files">
            <Button
              onClick={() => {
                onTable();
                setSaid('The table is with your downloads.');
              }}
            >
              <DownloadIcon /> Save as a table (CSV)
            </Button>
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
