/** A hand that records a game by pressing what the page offers, whatever the game asks. In English. */
import type { Locator, Page } from 'playwright-core';

/** More options than any question has. */
const PRESSES_MAX = 60;

/** How many dice show a face is counted up and down. */
const NOT_OF_DICE = /^(?!One (more|less): )/;

/** What the button says that gives an answer. */
export const GIVE = /^(Answer|Keep|Change \d+ cards?)$/;

export class Hand {
  /** How often what was pressed. */
  readonly pressed = { chance: 0, board: 0, list: 0, payment: 0 };
  private turn = 0;

  /**
   * `wanted` is pressed where it is offered, the first of them before the others; else one option after the other gets
   * its turn.
   */
  constructor(
    private readonly page: Page,
    private readonly wanted: readonly RegExp[] = [],
  ) {}

  /** One answer, or one report of chance, until it is recorded. */
  async act(): Promise<void> {
    await this.press();
    await this.settled();
  }

  /** Until nothing waits to be sent, and the game asks again or is over. */
  async settled(): Promise<void> {
    await this.page.getByText(/not recorded yet/).waitFor({ state: 'hidden' });
    await this.asks.or(this.page.getByText('The game is over.')).first().waitFor();
  }

  async press(): Promise<void> {
    await this.asks.first().waitFor();
    this.turn += 1;
    await ((await this.chance.count()) > 0 ? this.tell() : this.answer());
  }

  private get asks(): Locator {
    return this.chance.or(this.panel);
  }

  private get chance(): Locator {
    return this.page.getByRole('region', { name: 'Random result' });
  }

  private get panel(): Locator {
    return this.page.getByRole('region', { name: 'Answer' });
  }

  private optionsIn(region: Locator): Locator {
    return region.getByRole('list', { name: 'Legal answers' }).getByRole('button');
  }

  /** Once they are there. */
  private async turnOf(options: Locator): Promise<void> {
    await options.first().waitFor();
    return options.nth(this.turn % (await options.count())).click();
  }

  private async wantedOf(options: Locator): Promise<Locator | null> {
    const texts = this.wanted.length === 0 ? [] : await options.allTextContents();
    for (const wanted of this.wanted) {
      const place = texts.findIndex((text) => wanted.test(text));
      if (place >= 0) return options.nth(place);
    }
    return null;
  }

  /** Reports the cards of each pile until all are reported. A single card is reported by one press. */
  private async tell(): Promise<void> {
    this.pressed.chance += 1;
    const dice = this.chance.getByRole('button', { name: /^One more/, disabled: false });
    const others = this.chance.getByRole('list', { name: 'Legal answers' }).getByRole('button', { name: NOT_OF_DICE });
    const open = async (): Promise<Locator> => ((await dice.count()) > 0 ? dice : others);
    const give = this.chance.getByRole('button', { name: 'Record result' });
    if ((await give.count()) === 0) {
      const options = await open();
      return ((await this.wantedOf(options)) ?? options.first()).click();
    }
    for (let press = 0; press < PRESSES_MAX && !(await give.isEnabled()); press += 1) {
      const options = await open();
      const wanted = await this.wantedOf(options);
      await (wanted ?? options.nth((this.turn + press) % (await options.count()))).click();
    }
    return give.click();
  }

  /** Where a card on the board may be pressed, every other time that, and what can be done with it. */
  private async answer(): Promise<void> {
    const give = this.panel.getByRole('button', { name: GIVE });
    const options = this.optionsIn(this.panel);
    const board = this.page.getByRole('group', { name: 'Board' });
    const card = board.locator('[data-choice="open"]').filter({ visible: true }).first();
    if ((await this.panel.getByText(/^To pay:/).count()) > 0) this.pressed.payment += 1;
    const wanted = await this.wantedOf(options);
    if (wanted !== null && (await give.count()) === 0) {
      this.pressed.list += 1;
      return wanted.click();
    }
    // A way to pay is proposed: pressing a card would change it.
    const isProposed = (await give.count()) > 0 && (await give.isEnabled());
    if (this.turn % 2 === 0 && !isProposed && (await card.count()) > 0) {
      this.pressed.board += 1;
      const opensList = (await card.getAttribute('aria-haspopup')) === 'dialog';
      await card.click();
      // What can be done with it is offered beside it.
      if (opensList) return this.turnOf(this.optionsIn(this.page.getByRole('dialog')));
    }
    if ((await give.count()) === 0) {
      this.pressed.list += 1;
      return this.turnOf(options);
    }
    for (const option of await apart(options)) {
      if (await give.isEnabled()) break;
      if ((await option.getAttribute('aria-pressed')) !== 'true') await option.click();
    }
    return give.click();
  }
}

/** Those of other names first: some questions do not take two copies of one card. */
async function apart(options: Locator): Promise<readonly Locator[]> {
  const texts = await options.allTextContents();
  const isFirst = (place: number): boolean => texts.indexOf(texts[place] ?? '') === place;
  const places = [...texts.keys()];
  return [...places.filter(isFirst), ...places.filter((place) => !isFirst(place))].map((place) => options.nth(place));
}
