// Which table has a guide beside it, and how far the learner has come; a reload changes nothing.

const KEY = "pantheon.guide";

interface Kept {
  table: string;
  step: number;
}

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

class Guided {
  private kept = $state.raw<Kept | null>(read());

  is(table: string): boolean {
    return this.kept?.table === table;
  }

  get step(): number {
    return this.kept?.step ?? 0;
  }

  begin(table: string): void {
    this.keep({ table, step: 0 });
  }

  goTo(step: number): void {
    if (this.kept !== null) this.keep({ ...this.kept, step });
  }

  leave(): void {
    this.kept = null;
    sessionStorage.removeItem(KEY);
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  }
}

export const guided = new Guided();
