// The rules on paper: everything that comes when one scrolls near it is wanted at once.

import { tick } from "svelte";

class Paper {
  wanted = $state(false);
  private coming: Promise<unknown>[] = [];

  /** Something is on its way that belongs on the paper. */
  awaits(coming: Promise<unknown>): void {
    this.coming.push(coming);
  }

  /** Print, when all is there; afterwards the page is as it was. */
  async print(): Promise<void> {
    this.coming = [];
    this.wanted = true;
    await tick();
    await Promise.allSettled(this.coming);
    await tick();
    print();
    this.wanted = false;
  }
}

export const paper = new Paper();
