// What the server's clock shows, as far as its messages tell.

export class ServerClock {
  constructor(
    /** What it showed when the newest message was sent, in seconds. */
    private readonly told = 0,
    /** It is at least so many seconds ahead of ours. */
    private readonly skew = -Infinity,
  ) {}

  /**
   * A message that was sent at `told` by the server's clock has come at `came` by ours, in milliseconds.
   *
   * It took a while to come, so the server's clock is further ahead than it seems: the quickest message is the best
   * measure. It cannot be further ahead than an answer to what was asked at `asked` says: if it seems so, ours was put
   * forward.
   */
  heard(told: number, came: number, asked = -Infinity): ServerClock {
    return new ServerClock(told, Math.min(Math.max(this.skew, told - came / 1000), told - asked / 1000));
  }

  /** The server's time in seconds, `now` by our clock in milliseconds; never before what the server said last. */
  at(now: number): number {
    return Math.max(this.told, now / 1000 + this.skew);
  }

  /** Seconds until something is due by the server's clock, to the millisecond; less than none afterwards. */
  left(due: number, now: number): number {
    return Math.round((due - this.at(now)) * 1000) / 1000;
  }
}
