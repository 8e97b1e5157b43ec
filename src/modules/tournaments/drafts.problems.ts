import { problem } from '../../platform/problems/index.js';

export class NoDraft extends problem('tournament.no-draft', {
  status: 409,
  title: 'No draft',
  help: 'Send neither `podSize` nor `deckId`: the stage does not begin with a draft.',
}) {
  constructor() {
    super('The stage does not begin with a draft.');
  }
}

export class DraftListMissing extends problem('tournament.draft-list-missing', {
  status: 409,
  title: 'No list to draft from',
  help: 'Name the list with `deckId`: a deck in the format of the draft that belongs to no player.',
}) {
  constructor() {
    super('Neither the terms nor the request names the list from which players draft.');
  }
}

export class DraftListUnfit extends problem('tournament.draft-list-unfit', {
  status: 422,
  title: 'Not a list to draft from',
  help: 'Name a deck that belongs to no player, for the game of the tournament and the format of the draft. Pods on paper need none.',
  members: ['deckId'],
}) {
  constructor(readonly deckId: string) {
    super(`Players cannot draft from the deck ${deckId}.`);
  }
}

export class DraftUnderWay extends problem('tournament.draft-under-way', {
  status: 409,
  title: 'The draft is not over',
  help: 'Wait until the pods in `pods` have drafted, or end the draft of a pod that is late.',
  members: ['pods'],
}) {
  constructor(readonly pods: readonly number[]) {
    super(
      pods.length === 1
        ? `Pod ${pods.join()} has not finished its draft.`
        : `Pods ${pods.join(', ')} have not finished their drafts.`,
    );
  }
}

export class DecksMissing extends problem('tournament.decks-missing', {
  status: 409,
  title: 'Players without a deck',
  help: 'Name a deck for each player in `players`, or drop the player.',
  members: ['players'],
}) {
  constructor(readonly players: readonly string[]) {
    super(`The draft made no deck for ${players.length === 1 ? '1 player' : `${players.length} players`}.`);
  }
}

/** Decks of the draft may be better or worse than those that staff names instead. */
export class OwnPod extends problem('tournament.own-pod', {
  status: 403,
  title: 'Your own pod',
  help: 'Ask another member of the staff to reopen the draft.',
}) {
  constructor() {
    super('You draft in this pod yourself.');
  }
}

export class PodUnknown extends problem('tournament.no-such-pod', {
  status: 404,
  title: 'No such pod',
  help: 'GET /v1/tournaments/{id}/pods lists the pods of the stage.',
  members: ['pod'],
}) {
  constructor(readonly pod: number) {
    super(`The current stage has no pod ${pod}.`);
  }
}

export class PodOver extends problem('tournament.pod-over', {
  status: 409,
  title: 'The draft of the pod is over',
  help: 'Nothing is left to do: the pod has ended its draft. Nothing was recorded.',
  members: ['pod'],
}) {
  constructor(readonly pod: number) {
    super(`Pod ${pod} has ended its draft.`);
  }
}

export class PodOpen extends problem('tournament.pod-open', {
  status: 409,
  title: 'The draft of the pod is open',
  help: 'Nothing is left to do: the draft of the pod has not ended, or is open again. Nothing was recorded.',
  members: ['pod'],
}) {
  constructor(readonly pod: number) {
    super(`The draft of pod ${pod} has not ended.`);
  }
}

export class DraftPlayed extends problem('tournament.draft-played', {
  status: 409,
  title: 'The decks of the draft are played',
  help: 'A round of the stage is published. Withdraw it, as long as it has no result, and then reopen the draft.',
}) {
  constructor() {
    super('A round has been published since the draft.');
  }
}

export class DraftMatchOver extends problem('tournament.draft-match-over', {
  status: 409,
  title: 'The match of the draft is over',
  help: 'Let the match in `matchId` go on first: lift its closing, or have a judge rewind its game. Then reopen the draft.',
  members: ['matchId'],
}) {
  constructor(
    pod: number,
    readonly matchId: string,
  ) {
    super(`The match in which pod ${pod} drafts is over.`);
  }
}

export class DeckByDraft extends problem('tournament.deck-by-draft', {
  status: 409,
  title: 'Decks come from the draft',
  help: 'Wait for the draft. If a player has no deck after the draft, staff names a deck.',
}) {
  constructor() {
    super('Players of this stage draft their decks.');
  }
}
