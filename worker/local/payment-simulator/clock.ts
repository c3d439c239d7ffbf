type Entry = { instant: number; work: () => unknown };

/** The time of the simulated providers: that of the machine, or one that stands still; `advance` moves both on. */
export class SimulatedClock {
  readonly #stillAt: number | undefined;
  #ahead = 0;
  /** In order of time, and of entry within an instant. */
  #agenda: Entry[] = [];
  #timer: NodeJS.Timeout | undefined;
  #advancing: Promise<void> = Promise.resolve();

  constructor({ isStill = false } = {}) {
    this.#stillAt = isStill ? Date.now() : undefined;
  }

  /** Milliseconds since 1970. */
  readonly now = (): number => (this.#stillAt ?? Date.now()) + this.#ahead;

  /** Has something done after so long; things of the same instant are done together. */
  after(milliseconds: number, work: () => unknown): void {
    this.#agenda.push({ instant: this.now() + milliseconds, work });
    this.#agenda.sort((a, b) => a.instant - b.instant);
    this.#setTimer();
  }

  sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => this.after(milliseconds, resolve));
  }

  /** Lets so much time pass at once, and all that happens in it, in its order; waits for what it sets off. */
  advance(milliseconds: number): Promise<void> {
    this.#advancing = this.#advancing.then(() => this.#pass(this.now() + milliseconds));
    return this.#advancing;
  }

  stop(): void {
    this.#agenda = [];
    clearTimeout(this.#timer);
  }

  async #pass(end: number): Promise<void> {
    for (let due = this.#takeDue(end); due.length > 0; due = this.#takeDue(end)) {
      this.#jumpTo(due[0]?.instant ?? end);
      await Promise.all(due.map(({ work }) => work()));
    }
    this.#jumpTo(end);
    this.#setTimer();
  }

  #jumpTo(instant: number): void {
    this.#ahead += Math.max(0, instant - this.now());
  }

  /** Takes what comes first if it is due by then: all of one instant. */
  #takeDue(until: number): Entry[] {
    const [first] = this.#agenda;
    if (!first || first.instant > until) return [];
    const due = this.#agenda.filter(({ instant }) => instant === first.instant);
    this.#agenda = this.#agenda.slice(due.length);
    return due;
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const [next] = this.#agenda;
    if (!next || this.#stillAt !== undefined) return;
    this.#timer = setTimeout(() => this.#runDue(), Math.max(0, next.instant - this.now()));
  }

  #runDue(): void {
    // Nobody waits: a slow answer to one webhook holds up no other.
    for (const { work } of this.#takeDue(this.now())) work();
    this.#setTimer();
  }
}
