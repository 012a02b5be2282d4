// Short soft sounds, made here and now: one per meaning.

import { type Heard, preferences } from "./preferences.svelte";

interface Note {
  shape: OscillatorType;
  at: number;
  pitch: number;
  length: number;
  loud: number;
}

/** A note of this shape: when it begins, its pitch, how long it lasts, how loud it is. */
const tone =
  (shape: OscillatorType) =>
  (at: number, pitch: number, length: number, loud: number): Note => ({ shape, at, pitch, length, loud });

const [sine, wood, saw] = [tone("sine"), tone("triangle"), tone("sawtooth")];

const SOUNDS = {
  "my-turn": [sine(0, 523.25, 0.22, 0.16), sine(0.12, 783.99, 0.34, 0.14)],
  placed: [wood(0, 150, 0.09, 0.3), sine(0.01, 95, 0.12, 0.3)],
  refused: [wood(0, 196, 0.12, 0.14), wood(0.1, 164.81, 0.18, 0.14)],
  converted: [sine(0, 392, 0.16, 0.1), sine(0.07, 493.88, 0.18, 0.1), sine(0.14, 587.33, 0.24, 0.1)],
  nation: [sine(0, 261.63, 0.5, 0.12), sine(0, 392, 0.5, 0.1), sine(0.16, 659.25, 0.5, 0.1)],
  end: [sine(0, 392, 0.5, 0.12), sine(0.22, 523.25, 0.5, 0.12), sine(0.44, 659.25, 0.8, 0.12)],
  // 4 Gods: what hands do is hardly more than wood and cloth, for it happens all the time.
  laid: [wood(0, 170, 0.07, 0.26), sine(0.012, 110, 0.1, 0.26)],
  drawn: [wood(0, 250, 0.05, 0.05), wood(0.05, 320, 0.06, 0.05)],
  flipped: [wood(0, 410, 0.04, 0.06), wood(0.045, 290, 0.06, 0.07)],
  prophet: [wood(0, 170, 0.07, 0.22), sine(0.06, 659.25, 0.14, 0.08)],
  "city-built": [wood(0, 146.83, 0.12, 0.22), wood(0.09, 220, 0.12, 0.18), sine(0.18, 440, 0.26, 0.1)],
  "city-fallen": [saw(0, 130.81, 0.3, 0.08), wood(0.08, 98, 0.34, 0.26), sine(0.2, 65.41, 0.5, 0.3)],
  called: [
    wood(0, 587.33, 0.1, 0.14),
    wood(0.12, 440, 0.1, 0.12),
    wood(0.24, 329.63, 0.1, 0.11),
    wood(0.36, 246.94, 0.2, 0.1),
  ],
  sand: [wood(0, 880, 0.06, 0.09)],
  final: [sine(0, 293.66, 0.6, 0.14), sine(0.18, 440, 0.6, 0.12), sine(0.36, 587.33, 0.9, 0.12)],
  late: [wood(0, 349.23, 0.09, 0.13), wood(0.09, 261.63, 0.16, 0.12)],
  counted: [sine(0, 523.25, 0.1, 0.07)],
} satisfies Record<string, Note[]>;

export type Sound = keyof typeof SOUNDS;

/** Which sounds are of a kind; the first of them stands for all. */
const KINDS: Record<Heard, readonly [Sound, ...Sound[]]> = {
  turns: ["my-turn"],
  moves: ["laid", "placed", "drawn", "flipped", "prophet", "counted"],
  events: ["nation", "converted", "city-built", "city-fallen", "called", "final", "end"],
  refusals: ["refused", "late"],
  clocks: ["sand"],
};

const isMuted = (sound: Sound): boolean => preferences.wish.muted.some((kind) => KINDS[kind].includes(sound));

/** What may be left out when much happens at once. */
const COMMON = new Set<Sound>(["placed", "laid", "drawn", "flipped", "prophet", "counted"]);
const BETWEEN = 70; // milliseconds between two of them

/** Lets through what is worth hearing: of the common sounds, and perhaps of the rare ones, so many in a second. */
export class Ear {
  private heard: { at: number; common: boolean }[] = [];

  constructor(
    private readonly common = 4,
    private readonly rare = Infinity,
  ) {}

  lets(sound: Sound, now: number): boolean {
    const common = COMMON.has(sound);
    this.heard = this.heard.filter(({ at }) => now - at < 1000);
    const alike = this.heard.filter((one) => one.common === common);
    if (alike.length >= (common ? this.common : this.rare)) return false;
    if (common && now - (alike.at(-1)?.at ?? -BETWEEN) < BETWEEN) return false;
    this.heard.push({ at: now, common });
    return true;
  }
}

class Sounds {
  private context: AudioContext | null = null;
  private readonly ear = new Ear();
  /** What was minutes goes by in seconds: even of what is rare only a little is heard. */
  private readonly hurried = new Ear(2, 2);

  /** In fast motion less is heard. */
  play(sound: Sound, fast = false): void {
    if (!preferences.wish.sound || isMuted(sound) || document.visibilityState === "hidden") return;
    if ((fast ? this.hurried : this.ear).lets(sound, performance.now())) this.sound(sound);
  }

  /** What a kind of sounds is like, also where it is not to be heard. */
  sample(kind: Heard): void {
    this.sound(KINDS[kind][0]);
  }

  private sound(sound: Sound): void {
    this.context ??= new AudioContext();
    if (this.context.state === "suspended") void this.context.resume(); // until somebody has clicked, all is silent
    for (const note of SOUNDS[sound]) this.note(this.context, note);
  }

  private note(context: AudioContext, { at, pitch, length, shape, ...note }: Note): void {
    const loud = note.loud * (preferences.wish.volume / 100);
    if (loud === 0) return;
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: shape, frequency: pitch });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.linearRampToValueAtTime(loud, start + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + length + 0.05);
  }
}

export const sounds = new Sounds();
