// News one after the other: what is worth a look stays in sight for a moment before the next is shown.

const MANY = 4; // where more are still to come, each is shown the more briefly

export class Reel<T> {
  /** How many are still to come. */
  ahead = $state(0);
  private readonly coming: T[] = [];
  private until = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** Shows something, and says for how many milliseconds it is to be seen alone. */
    private readonly show: (item: T) => number,
  ) {}

  take(item: T): void {
    this.coming.push(item);
    this.go();
  }

  /** All that has come is shown now. */
  skip(): void {
    clearTimeout(this.timer);
    for (let item = this.coming.shift(); item !== undefined; item = this.coming.shift()) this.show(item);
    this.until = this.ahead = 0;
  }

  /** Nothing more is shown. */
  stop(): void {
    clearTimeout(this.timer);
    this.coming.length = this.ahead = 0;
  }

  private go(): void {
    clearTimeout(this.timer);
    while (this.coming.length > 0) {
      const wait = this.until - performance.now();
      if (wait > 0) {
        this.timer = setTimeout(() => this.go(), wait);
        break;
      }
      const rest = this.show(this.coming.shift() as T);
      this.until = performance.now() + rest / Math.max(1, this.coming.length / MANY);
    }
    this.ahead = this.coming.length;
  }
}
