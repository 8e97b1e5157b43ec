import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '../../design/button.js';
import { newOnce } from '../../design/form-input.js';
import { Refusal } from '../../design/refusal.js';
import { KifuProblem } from '../../api/kifu.js';

/** After a command the tournament is asked again; what is kept under its version follows by itself. */
export function useRefreshed(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['tournament', id], exact: true });
}

interface ActProps {
  /** The tournament. */
  readonly id: string;
  readonly label: string;
  /** What a screen reader says of the button, if the label alone leaves open what is meant. */
  readonly spoken?: string;
  readonly look?: 'main' | 'plain' | 'quiet';
  readonly disabled?: boolean;
  /** `once` names the request, so that a retry after a lost answer does nothing twice. */
  readonly send: (once: string) => Promise<unknown>;
}

/** A button that sends one command, and shows a refusal beside it. */
export function Act({ id, label, spoken, look = 'plain', disabled = false, send }: ActProps) {
  const refresh = useRefreshed(id);
  const once = useRef(newOnce());
  const sending = useMutation({
    mutationFn: () => send(once.current),
    onSuccess: refresh,
    onSettled: (_answer, error) => {
      if (error === null || error instanceof KifuProblem) once.current = newOnce();
    },
  });
  return (
    <>
      <Button look={look} disabled={disabled || sending.isPending} aria-label={spoken} onClick={() => sending.mutate()}>
        {label}
      </Button>
      {sending.isError && <Refusal error={sending.error} />}
    </>
  );
}
