/** Every command to a tournament, as a function of the one name (`Idempotency-Key`) under which it is sent. */
import { answered, kifu, type Schemas } from '../../api/kifu.js';

type Order<Answer = unknown> = (once: string) => Promise<Answer>;

const to = (id: string, once: string) => ({ params: { path: { id }, header: { 'Idempotency-Key': once } } }) as const;

export const orders = {
  announce:
    (id: string, body: Schemas['ChangeAnnouncementDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/announcement', { ...to(id, once), body })),
  setRegistration:
    (id: string, open: boolean): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/registration', { ...to(id, once), body: { open } })),
  register:
    (id: string, body: Schemas['RegisterPlayersDto']): Order<Schemas['RegisteredDto']> =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/players', { ...to(id, once), body })),
  registerTeam:
    (id: string, body: Schemas['RegisterTeamDto']): Order<Schemas['RegisteredTeamDto']> =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/teams', { ...to(id, once), body })),
  changeLineup:
    (id: string, body: Schemas['ChangeLineupDto']): Order<Schemas['LineupChangedDto']> =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/teams/lineups', { ...to(id, once), body })),
  readReport:
    (id: string, body: Schemas['ReadReportDto']): Order<Schemas['ReportReadDto']> =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/trf', { ...to(id, once), body })),
  correctRatings:
    (id: string, body: Schemas['CorrectRatingsDto']): Order<Schemas['RatingsCorrectedDto']> =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/ratings', { ...to(id, once), body })),
  enter:
    (id: string): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/entries', { ...to(id, once), body: {} })),
  checkIn:
    (id: string, body: Schemas['CheckInDto'] = {}): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/check-ins', { ...to(id, once), body })),
  submitDeck:
    (id: string, deckId: string, playerId?: string): Order =>
    (once) =>
      answered(
        kifu.POST('/v1/tournaments/{id}/decks', {
          ...to(id, once),
          body: { deckId, ...(playerId !== undefined && { playerId }) },
        }),
      ),
  endDraft:
    (id: string, body: Schemas['EndDraftDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/pods/endings', { ...to(id, once), body })),
  reopenDraft:
    (id: string, body: Schemas['ReopenDraftDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/pods/reopenings', { ...to(id, once), body })),
  drop:
    (id: string, body: Schemas['DropPlayerDto'] = {}): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/drops', { ...to(id, once), body })),
  return:
    (id: string, playerId: string): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/returns', { ...to(id, once), body: { playerId } })),
  givePenalty:
    (id: string, body: Schemas['GivePenaltyDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/penalties', { ...to(id, once), body })),
  disqualify:
    (id: string, body: Schemas['DisqualifyPlayerDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/disqualifications', { ...to(id, once), body })),
  beginStage:
    (id: string, body: Schemas['BeginStageDto'] = {}): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/stages', { ...to(id, once), body })),
  pair:
    (id: string, body: Schemas['ProposePairingsDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/pairings', { ...to(id, once), body })),
  swap:
    (id: string, body: Schemas['SwapPlayersDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/pairings/swaps', { ...to(id, once), body })),
  publish:
    (id: string, body: Schemas['PublishRoundDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/rounds', { ...to(id, once), body })),
  withdraw:
    (id: string, body: Schemas['WithdrawRoundDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/rounds/withdrawals', { ...to(id, once), body })),
  setClock:
    (id: string, body: Schemas['SetClockDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/clock', { ...to(id, once), body })),
  extend:
    (id: string, body: Schemas['ExtendTableTimeDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/extensions', { ...to(id, once), body })),
  callJudge:
    (id: string, body: Schemas['CallJudgeDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/calls', { ...to(id, once), body })),
  answerCall:
    (id: string, body: Schemas['AnswerCallDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/calls/answers', { ...to(id, once), body })),
  takeCase:
    (id: string, body: Schemas['TakeCaseDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/cases/judges', { ...to(id, once), body })),
  withdrawDispute:
    (id: string, round: number): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/disputes/withdrawals', { ...to(id, once), body: { round } })),
  appeal:
    (id: string, body: Schemas['AppealRulingDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/appeals', { ...to(id, once), body })),
  rejectAppeal:
    (id: string, body: Schemas['RejectAppealDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/appeals/rejections', { ...to(id, once), body })),
  record:
    (id: string, body: Schemas['RecordResultDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/results', { ...to(id, once), body })),
  correct:
    (id: string, body: Schemas['CorrectResultDto']): Order<Schemas['CorrectedDto']> =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/corrections', { ...to(id, once), body })),
  report:
    (id: string, body: Schemas['ReportResultDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/reports', { ...to(id, once), body })),
  confirm:
    (id: string, round: number): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/confirmations', { ...to(id, once), body: { round } })),
  dispute:
    (id: string, body: Schemas['DisputeResultDto']): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/disputes', { ...to(id, once), body })),
  end:
    (id: string, early = false): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/end', { ...to(id, once), body: { early } })),
  cancel:
    (id: string, reason: string): Order =>
    (once) =>
      answered(kifu.POST('/v1/tournaments/{id}/cancellation', { ...to(id, once), body: { reason } })),
};
