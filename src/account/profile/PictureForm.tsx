'use client';

/** Choosing one’s picture, looking at it first, and taking it away. */
import { useRouter } from 'next/navigation';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { putPicture, removePicture } from '@/src/contract/account';
import { Problem } from '@/src/request/Problem';
import { useSending } from '@/src/request/useSending';
import { refetchSession } from '@/src/session/refetch';
import { Avatar } from '@/src/ui/Avatar';
import { Button } from '@/src/ui/button';
import { smallEnough } from './shrink';
import './pictureForm.css';

interface Chosen {
  readonly picture: Blob;
  /** An address in this browser, to show it by. */
  readonly address: string;
}

/** A picture that was chosen and not yet sent; its address ends with it. */
function useChosen() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [unreadable, setUnreadable] = useState(false);
  const latest = useRef<File | null>(null);
  useEffect(() => () => URL.revokeObjectURL(chosen?.address ?? ''), [chosen]);
  useEffect(
    () => () => {
      latest.current = null;
    },
    [],
  );
  const choose = async (file: File | undefined) => {
    if (!file) return;
    latest.current = file;
    setUnreadable(false);
    const picture = await smallEnough(file);
    // Making a large one small takes a while, in which another may have been chosen.
    if (latest.current !== file) return;
    setUnreadable(picture === null);
    setChosen(picture && { picture, address: URL.createObjectURL(picture) });
  };
  const drop = () => {
    latest.current = null;
    setChosen(null);
  };
  // The next act drops the complaint about the last file.
  return { chosen, unreadable, choose, drop, forgive: () => setUnreadable(false) };
}

/** The picture as it is, and what can be done with it. */
export function PictureForm(props: { readonly name: string; readonly image: string | null }) {
  const { name, image } = props;
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const { isSending, problem, go, forget } = useSending();
  const { chosen, unreadable, choose, drop, forgive } = useChosen();
  const [said, setSaid] = useState('');
  const change = async (words: string, sent: Promise<object | null>) => {
    setSaid('');
    forgive();
    if ((await sent) === null) return;
    drop();
    setSaid(words);
    // The button that was pressed is gone.
    input.current?.focus();
    await refetchSession();
    router.refresh();
  };
  const use = () =>
    chosen && change('Your picture is changed.', go(putPicture, { body: chosen.picture }));
  const discard = () => {
    drop();
    input.current?.focus();
  };
  const remove = () => change('Your picture is taken away.', go(removePicture, {}));
  return (
    <div className="picture-form">
      <Avatar name={name} image={chosen?.address ?? image} size={96} />
      <div>
        <PictureFile
          input={input}
          label={image === null ? 'Choose a picture' : 'Choose another picture'}
          onFile={(file) => {
            setSaid('');
            forget();
            choose(file);
          }}
        />
        <div className="button-row">
          {chosen && (
            <>
              <Button variant="primary" aria-disabled={isSending} onClick={use}>
                {isSending ? 'Sending the picture' : 'Use this picture'}
              </Button>
              <Button onClick={discard}>
                {image === null ? 'Do not use it' : 'Keep the old one'}
              </Button>
            </>
          )}
          {!chosen && image !== null && (
            <Button aria-disabled={isSending} onClick={remove}>
              {isSending ? 'Taking it away' : 'Take the picture away'}
            </Button>
          )}
          <Problem
            problem={unreadable ? 'Your browser cannot read this file as a picture.' : problem}
          />
        </div>
        <p className="account-said" role="status">
          {said}
        </p>
      </div>
    </div>
  );
}

interface PictureFileProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly onFile: (file: File | undefined) => void;
}

/** The chooser of a file, under a label that looks like a button. */
function PictureFile({ input, label, onFile }: PictureFileProps) {
  const id = useId();
  return (
    <>
      <input
        ref={input}
        id={id}
        className="picture-input"
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-describedby={`${id}-says`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          onFile(file);
          // Chosen once more, the same file is a change again.
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className="picture-label">
        {label}
      </label>
      <p id={`${id}-says`} className="picture-hint">
        PNG, JPEG, WebP, GIF or AVIF. The middle of it is shown, as a circle.
      </p>
    </>
  );
}
