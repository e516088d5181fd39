'use client';

/** A form: fields that are looked at before they are sent, one button, and what went wrong. */
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/src/ui/button';
import { useIsHydrated } from '@/src/ui/useIsHydrated';
import { Problem, type Trouble } from './Problem';

/** What binds a field to its form: the props that it takes. */
export interface FieldBinding {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

type Values<Name extends string> = Readonly<Record<Name, string>>;

/** What is wrong, by field; a field that is right is not there. */
type Wrongs<Name extends string> = Readonly<Partial<Record<Name, string>>>;

interface RequestFormProps<Name extends string> {
  /** What the fields hold at first. */
  readonly initial: Values<Name>;
  readonly check: (values: Values<Name>) => Wrongs<Name>;
  /** What the button does, and what it says while that is under way. */
  readonly submit: string;
  readonly busy: string;
  /** Whether it takes something away for good, and looks like it. */
  readonly isDanger?: boolean;
  readonly isSending: boolean;
  /** What the server said against it. What it says of a field of the form stands at that field. */
  readonly problem: Trouble;
  /** Told what the fields hold, whenever one of them is changed. */
  readonly onChange?: (values: Values<Name>) => void;
  readonly onSubmit: (values: Values<Name>) => void;
  /** Where somebody may think better of it: what leads back without sending. */
  readonly onCancel?: () => void;
  readonly children: (bind: (name: Name) => FieldBinding) => ReactNode;
}

/** Takes in what was typed or filled in before the page was hydrated, of which React has heard nothing. */
function useTypedEarly<Name extends string>(
  form: { readonly current: HTMLFormElement | null },
  take: (change: Partial<Record<Name, string>>) => void,
  initial: Values<Name>,
): void {
  const early = useRef({ take, initial });
  useEffect(() => {
    if (!form.current) return;
    const data = new FormData(form.current);
    const typed: Partial<Record<Name, string>> = {};
    for (const name in early.current.initial) {
      const value = data.get(name);
      if (typeof value === 'string' && value !== early.current.initial[name]) typed[name] = value;
    }
    if (Object.keys(typed).length > 0) early.current.take(typed);
  }, [form]);
}

/** Moves to the first field that is wrong, each time somebody tried, and each time the server refused a field. */
function useFirstWrong(
  form: { readonly current: HTMLFormElement | null },
  tries: number,
  refusal: Trouble,
): void {
  useEffect(() => {
    if (tries === 0 && refusal === null) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [form, tries, refusal]);
}

/** The field that was refused, and why; undefined where it is none of the form’s. */
function refusedIn<Name extends string>(
  problem: Trouble,
  fields: Values<Name>,
): { readonly name: Name; readonly error: string } | undefined {
  if (problem === null || typeof problem === 'string') return undefined;
  for (const name in fields) {
    if (name === problem.field) return { name, error: problem.error };
  }
  return undefined;
}

/** A form. What was typed stays, whatever the server says. */
export function RequestForm<Name extends string>(props: RequestFormProps<Name>) {
  const { initial, check, isSending, problem, onChange, onSubmit, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(initial);
  const [wrongs, setWrongs] = useState<{ readonly [Field in Name]?: string | undefined }>({});
  const [tries, setTries] = useState(0);
  const take = (change: Partial<Record<Name, string>>) =>
    setValues((before) => ({ ...before, ...change }));
  const takeEarly = (change: Partial<Record<Name, string>>) => {
    take(change);
    onChange?.({ ...initial, ...change });
  };
  useTypedEarly(form, takeEarly, initial);
  const refused = refusedIn(problem, initial);
  // What a refused field was changed to has not been refused.
  const [answered, setAnswered] = useState<Trouble>(null);
  useFirstWrong(form, tries, refused ? problem : null);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = check(values);
    setWrongs(found);
    if (Object.keys(found).length > 0) setTries(tries + 1);
    else onSubmit(values);
  };
  const bind = (name: Name): FieldBinding => ({
    name,
    value: values[name],
    error:
      wrongs[name] ?? (name === refused?.name && answered !== problem ? refused.error : undefined),
    onChange: (value) => {
      if (name === refused?.name) setAnswered(problem);
      // From what stands then: two fields may change at once.
      setValues((before) => ({ ...before, [name]: value }));
      onChange?.({ ...values, [name]: value });
      setWrongs((before) => ({ ...before, [name]: undefined }));
    },
  });
  return (
    // Were it sent before the page is hydrated, nothing typed may stand in an address.
    <form ref={form} method="post" className="request-form" noValidate onSubmit={send}>
      <noscript>
        <p>This form needs JavaScript.</p>
      </noscript>
      {children(bind)}
      <SubmitRow {...props} />
      {/* Below the button: it goes when one tries again, and a second press must not meet what moved up. */}
      <Problem problem={refused ? null : problem} />
    </form>
  );
}

type SubmitRowProps = Pick<
  RequestFormProps<string>,
  'submit' | 'busy' | 'isSending' | 'isDanger' | 'onCancel'
>;

/** The button that sends, and the one that leads back where there is one. */
function SubmitRow({ submit, busy, isSending, isDanger = false, onCancel }: SubmitRowProps) {
  // Sent by the browser alone, the form would come back empty.
  const isHydrated = useIsHydrated();
  const submitButton = (
    <Button
      type="submit"
      variant={isDanger ? 'danger' : 'primary'}
      disabled={!isHydrated}
      aria-disabled={isSending}
    >
      {isSending ? busy : submit}
    </Button>
  );
  if (!onCancel) return submitButton;
  return (
    <div className="button-row">
      {submitButton}
      <Button type="button" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
