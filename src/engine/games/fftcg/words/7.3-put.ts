import {
  defineWord,
  flag,
  happened,
  movedObjects,
  oneOfTexts,
  optional,
  putting,
  wordForm,
  type GameEvent,
  type NodeOf,
  type ObjectId,
  type Running,
} from '../../../kernel/index.js';
import { fftcg } from '../rulebook.js';

const form = wordForm({
  do: 'put',
  says: "Into its owner's zone; `first` is the top of the deck.",
  parts: {
    objects: movedObjects,
    zone: oneOfTexts('zone', ['hand', 'deck', 'break', 'removed']),
    at: optional(oneOfTexts('place', ['first', 'last'])),
    faceDown: optional({ ...flag, description: 'Removed from the game without being seen from then on.' }),
    as: happened,
  },
  cites: [fftcg('7.3'), fftcg('7.4')],
  restsOn: [fftcg('11.8.16.1'), fftcg('11.8.16.2')],
});

const putInto =
  ({ node, scope, cites }: Running<NodeOf<typeof form>>) =>
  (object: ObjectId): GameEvent => ({
    kind: 'putInto',
    cites: [
      ...(node.zone === 'break' ? [fftcg('15.1.1.3.2')] : []),
      ...(node.zone === 'removed' ? [fftcg('15.1.1.5.1')] : []),
      ...(node.faceDown === true ? [fftcg('7.13.3')] : []),
      ...cites,
    ],
    object,
    zone: node.zone,
    at: node.at ?? 'last',
    cause: scope.controller,
    ...(node.faceDown === true && { faceDown: true }),
  });

export const put = defineWord(
  form,
  putting((running, moved) => moved.map(putInto(running))),
);
