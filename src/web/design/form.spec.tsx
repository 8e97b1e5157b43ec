import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { KifuProblem } from '../api/kifu.js';
import { Choices, Form, type FormInput, Select, TextField } from './form.js';

interface Sent {
  readonly once: string;
  readonly body: readonly unknown[];
}

const bodyOf = ({ text, optional, number, all }: FormInput) => [
  text('name'),
  optional('label'),
  number('count'),
  all('kinds'),
];

/** A form that is answered one after the other by what is given: an error, or done. */
function shown(...answers: readonly (Error | 'done')[]): readonly Sent[] {
  const sent: Sent[] = [];
  const send = (input: FormInput, once: string): Promise<string> => {
    const answer = answers[sent.length] ?? 'done';
    sent.push({ once, body: bodyOf(input) });
    return answer === 'done' ? Promise.resolve(answer) : Promise.reject(answer);
  };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form title="Register" submit="Send" send={send} done="It is done.">
        <TextField name="name" label="Name" help="As it is printed." />
        <TextField name="label" label="Label" optional />
        <Select name="count" label="Count" at="/cards/count" options={[{ value: '3', label: 'three' }]} />
        <Choices
          legend="Kinds"
          name="kinds"
          type="checkbox"
          options={['a', 'b'].map((value) => ({ value, label: value }))}
          chosen={['b']}
        />
      </Form>
    </QueryClientProvider>,
  );
  return sent;
}

const refusal = new KifuProblem(
  {
    detail: 'Two things are wrong.',
    errors: [
      { in: 'body', pointer: '/name', message: 'name must not be <b>empty</b>' },
      { in: 'body', pointer: '/cards/count/0', message: 'count must be less' },
    ],
    rules: [{ game: 'lorcana', rule: '2.1', title: 'Decks' }],
  },
  400,
);

/** One of them is about a field that the form has, one about none. */
const halfKnown = new KifuProblem(
  {
    detail: 'Two things are wrong.',
    errors: [
      { in: 'body', pointer: '/name', message: 'name must not be empty' },
      { in: 'body', pointer: '/names', message: 'names must not be there' },
    ],
  },
  400,
);

describe('a form', () => {
  it('has a name, and fields with labels, help, and whether they are optional', () => {
    shown();
    screen.getByRole('form', { name: 'Register' });
    expect(screen.getByRole('textbox', { name: 'Name', description: 'As it is printed.' })).toHaveProperty(
      'required',
      true,
    );
    expect(screen.getByRole('textbox', { name: 'Label (optional)' })).toHaveProperty('required', false);
    screen.getByRole('group', { name: 'Kinds' });
  });

  it('sends what was said, once, and says that it is done', async () => {
    const sent = shown();
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), ' Ann ');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('It is done.');
    expect(sent).toEqual([{ once: expect.stringMatching(/^[0-9a-f]{32}$/) as string, body: ['Ann', {}, 3, ['b']] }]);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', '');
  });

  it('says what was refused where it is wrong, as text, and leads there', async () => {
    const sent = shown(refusal, 'done');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(name, 'Ann');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Two things are wrong.');
    expect(screen.getByRole('alert').textContent).toContain('2.1 Decks');
    screen.getByRole('textbox', { name: 'Name', description: 'As it is printed. Name: must not be <b>empty</b>' });
    expect(name.getAttribute('aria-invalid')).toBe('true');
    screen.getByRole('combobox', { name: 'Count', description: 'Count: count must be less' });
    expect(screen.getByRole('textbox', { name: /^Label/ }).getAttribute('aria-invalid')).toBe(null);
    await waitFor(() => expect(document.activeElement).toBe(name));
    // What was typed stays, and what is sent again is another request.
    expect(name).toHaveProperty('value', 'Ann');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('It is done.');
    expect(screen.queryByRole('alert')).toBe(null);
    expect(sent[0]?.once).not.toBe(sent[1]?.once);
  });

  it('shows faults of no field beside faults of fields, and each of them once', async () => {
    shown(halfKnown);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('names must not be there');
    expect(alert.textContent).not.toContain('must not be empty');
    screen.getByRole('textbox', { name: 'Name', description: /Name: must not be empty/ });
  });

  it('is the same request when it got lost on its way', async () => {
    const sent = shown(new TypeError('network'), 'done');
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ann');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByText('It is done.');
    expect(sent.map(({ once }) => once)).toEqual([sent[0]?.once, sent[0]?.once]);
  });
});
